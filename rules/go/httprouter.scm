; needs: julienschmidt/httprouter .GET(" .POST(" .PUT(" .PATCH(" .DELETE("

; r.GET("/users", h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (_) @path)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! router.instance "github.com/julienschmidt/httprouter*")) @element
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list (_) (_) @handler .)
  (#any-of? @_method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! router.instance "github.com/julienschmidt/httprouter*")) @element

; r.GET("/users", requireAuth(h.List))
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) . (call_expression function: (_) @guard) .)
  (#any-of? @_method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! requires "path handler") (#set! guard.known "true")) @element
