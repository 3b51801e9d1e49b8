; needs: .GET("/ .POST("/ .PUT("/ .PATCH("/ .DELETE("/

; server.GET("/users", h.list, requireAuth): what reads like a route on a type of the tree, of which nobody follows what that does with it
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (interpreted_string_literal) @path . (_) @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! path.like "/*") (#set! handler.unknown "method") (#set! router.unknown "own")) @element
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (interpreted_string_literal) . (_) (_) @guard)
  (#any-of? @_method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! requires "path") (#set! guard.known "true") (#set! router.unknown "own")) @element
