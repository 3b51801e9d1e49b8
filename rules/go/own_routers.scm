; needs: .GET("/ .POST("/ .PUT("/ .PATCH("/ .DELETE("/ .Get("/ .Post("/ .Put("/ .Patch("/ .Delete("/

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
  (#set! kind "route") (#set! requires "path") (#set! guard.known "true")) @element

; r.Get("/users", h.list), of what has the methods of a router by the type that it is given as: what answers is a function of the tree
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (interpreted_string_literal) @path . [(identifier) (selector_expression) (call_expression)] @handler .)
  (#any-of? @method "Get" "Post" "Put" "Patch" "Delete")
  (#set! kind "route") (#set! path.like "/*") (#set! handler.unknown "method") (#set! router.unknown "own")) @element
; r.Get("/users", func(w http.ResponseWriter, r *http.Request) error { ... })
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (interpreted_string_literal) @path . (func_literal parameters: (parameter_list) @_given) .)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "Get" "Post" "Put" "Patch" "Delete") (#match? @_given "http[.]ResponseWriter|gin[.]Context|echo[.]Context|fiber[.]Ctx")
  (#set! kind "route") (#set! path.like "/*") (#set! router.unknown "own")) @element
; r.With(adminsOnly).Post("/users", h.add)
(call_expression
  function: (selector_expression
    operand: (call_expression function: (selector_expression field: (field_identifier) @_with) arguments: (argument_list (_) @guard)))
  (#eq? @_with "With")
  (#set! kind "route") (#set! requires "path") (#set! guard.known "true")) @element
