; needs: org.http4k

; "/users/{id}" bind GET to users::one: whatever is bound to a name or given by a function may stand below others
(infix_expression
  . (infix_expression . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path . (identifier) @_bind . [(identifier) (navigation_expression)] @method @at .)
  . (identifier) @_to . (_) @handler .
  (#eq? @_bind "bind") (#eq? @_to "to")
  (#set! kind "route") (#set! router "elsewhere") (#set! method.last "GET POST PUT PATCH DELETE HEAD OPTIONS")) @element

; "/users" bind routes("/" bind GET to ::all), "/users" bind secured.then(routes(...))
(infix_expression . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @prefix . (identifier) @_bind . (call_expression) .
  (#eq? @_bind "bind")
  (#set! kind "mount") (#set! inline "body") (#set! router "elsewhere")) @element

; "/users" / Path.int().of("id") meta { summary = "One" } bindContract GET to ::one
(infix_expression
  . (infix_expression . [(string_literal) (binary_expression)] @path . (identifier) @_bind . [(identifier) (navigation_expression)] @method @at .)
  . (identifier) @_to . (_) @handler .
  (#eq? @_bind "bindContract") (#eq? @_to "to")
  (#set! kind "route") (#set! router "elsewhere") (#set! method.last "GET POST PUT PATCH DELETE HEAD OPTIONS")) @element
(infix_expression
  . (infix_expression
      . (infix_expression . [(string_literal) (binary_expression)] @path . (identifier) @_meta . (_) .)
      . (identifier) @_bind . [(identifier) (navigation_expression)] @method @at .)
  . (identifier) @_to . (_) @handler .
  (#eq? @_meta "meta") (#eq? @_bind "bindContract") (#eq? @_to "to")
  (#set! kind "route") (#set! router "elsewhere") (#set! method.last "GET POST PUT PATCH DELETE HEAD OPTIONS")) @element

; "/health" bind { Response(OK) }
(infix_expression . (string_literal) @path . (identifier) @_bind . (lambda_literal) .
  (#eq? @_bind "bind")
  (#set! kind "route") (#set! router "elsewhere")) @element
