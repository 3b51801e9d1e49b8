; needs: RouterFunction RouterFunctions

; .GET("/path", handler::list)
(method_invocation name: (identifier) @method @at arguments: (argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @path [(method_reference) (lambda_expression) (identifier)] @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! router "binding")) @element

; route(GET("/path"), handler::list), .andRoute(POST("/path").and(accept(JSON)), handler::make)
(method_invocation name: (identifier) @_route arguments: (argument_list . (method_invocation name: (identifier) @method @at arguments: (argument_list . (_) @path)) . (_) @handler)
  (#any-of? @_route "route" "andRoute")
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! router "binding")) @element
(method_invocation name: (identifier) @_route arguments: (argument_list . (method_invocation object: (method_invocation name: (identifier) @method @at arguments: (argument_list . (_) @path))) . (_) @handler)
  (#any-of? @_route "route" "andRoute")
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! router "binding")) @element

; .path("/prefix", builder -> ...), .nest(path("/prefix"), builder -> ...)
(method_invocation name: (identifier) @_nest arguments: (argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @prefix . (_))
  (#any-of? @_nest "path")
  (#set! kind "mount") (#set! inline "body")) @element
(method_invocation name: (identifier) @_nest arguments: (argument_list . (method_invocation name: (identifier) @_path arguments: (argument_list . (_) @prefix)) . (_))
  (#any-of? @_nest "nest" "andNest") (#any-of? @_path "path")
  (#set! kind "mount") (#set! inline "body")) @element

; .POST(path("/path").and(contentType(JSON)), this::make)
(method_invocation name: (identifier) @method @at arguments: (argument_list . (method_invocation name: (identifier) @_path arguments: (argument_list . (_) @path)) . (_) @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS") (#eq? @_path "path")
  (#set! kind "route") (#set! router "binding")) @element
(method_invocation name: (identifier) @method @at arguments: (argument_list . (method_invocation object: (method_invocation name: (identifier) @_path arguments: (argument_list . (_) @path))) . (_) @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS") (#eq? @_path "path")
  (#set! kind "route") (#set! router "binding")) @element

; .GET(this::list), of the path that it is nested below
(method_invocation name: (identifier) @method @at arguments: (argument_list . [(method_reference) (lambda_expression)] @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! router "binding")) @element
