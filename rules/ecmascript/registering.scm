; needs: "/ '/ `/
; this.add("/users", this.list), register("/users", list): a method or a function of the project's own, of which only it can tell whether it registers
(call_expression
  function: [(identifier) (member_expression object: (this))] @function
  arguments: (arguments . (string) @_path . (_))
  (#match? @_path "^[\"']/")
  (#set! kind "registering")) @call @element
; this.route("GET", "/users", this.list): what reads like a route, on a method that may only note it for later
(call_expression
  function: (member_expression object: (this) @router property: (property_identifier) @_route) @called
  arguments: (arguments . (string) @method . (string) @path (_) @handler .)
  (#any-of? @_route "route" "addRoute" "registerRoute")
  (#match? @method "^[\"']([gG][eE][tT]|[pP][oO][sS][tT]|[pP][uU][tT]|[pP][aA][tT][cC][hH]|[dD][eE][lL][eE][tT][eE])[\"']$") (#match? @path "^[\"']/")
  (#set! kind "route") (#set! called.unknown "method")) @element
