; needs: "/ '/ `/
; this.add("/users", this.list), register("/users", list): a method or a function of the project's own, of which only it can tell whether it registers
(call_expression
  function: [(identifier) (member_expression object: (this))] @function
  arguments: (arguments . (string) @_path . (_))
  (#match? @_path "^[\"']/")
  (#set! kind "registering")) @call @element
; server.register("/users", list), this.server.register("/users", list): the same of another object, by a word of registering
(call_expression
  function: (member_expression object: [(identifier) (member_expression)] property: (property_identifier) @_register) @function
  arguments: (arguments . (comment)* . (string) @_path)
  (#match? @_path "^[\"']/") (#match? @_register "^(add|register|create|define|route|endpoint|mount|bind|expose)")
  (#set! kind "registering")) @call @element
; register("get", "/users", list), server.register("get", "/users", list): the same where the method stands first
(call_expression
  function: [(identifier) (member_expression object: [(this) (identifier) (member_expression)])] @function
  arguments: (arguments . (comment)* . (string) @_verb . (comment)* . (string) @_path)
  (#match? @_path "^[\"']/") (#match? @_verb "^.([gG][eE][tT]|[pP][oO][sS][tT]|[pP][uU][tT]|[pP][aA][tT][cC][hH]|[dD][eE][lL][eE][tT][eE]|[aA][lL][lL]).$")
  (#set! kind "registering")) @call @element
; register("users", "/users", list), register(limits, "/users", list): the same of a function behind anything else
(call_expression
  function: (identifier) @function
  arguments: (arguments . (comment)* . [(string) (identifier)] . (comment)* . (string) @_path . (comment)* . (_))
  (#match? @_path "^[\"']/")
  (#set! kind "registering")) @call @element
; route(method, path, [signedIn], list): what a function leaves to another with what it is given itself
(call_expression
  function: [(identifier) (member_expression object: (this))] @function
  arguments: (arguments (identifier) @_path)
  (#match? @_path "^(path|url|uri|route|endpoint|pattern)$")
  (#set! kind "onward")) @call @element
; this.route("GET", "/users", this.list): what reads like a route, on a method that may only note it for later
(call_expression
  function: (member_expression object: (this) @router property: (property_identifier) @_route) @called
  arguments: (arguments) @arguments
  (#any-of? @_route "route" "addRoute" "registerRoute")
  (#set! kind "route") (#set! pick.least "3") (#set! pick.method "0") (#set! pick.path "1") (#set! pick.handler "-1")
  (#set! method.last "GET POST PUT PATCH DELETE get post put patch delete") (#set! path.like "/*") (#set! called.unknown "method")) @element
