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
  arguments: (arguments) @arguments
  (#any-of? @_route "route" "addRoute" "registerRoute")
  (#set! kind "route") (#set! pick.least "3") (#set! pick.method "0") (#set! pick.path "1") (#set! pick.handler "-1")
  (#set! method.last "GET POST PUT PATCH DELETE get post put patch delete") (#set! path.like "/*") (#set! called.unknown "method")) @element
