; needs: fasthttp/router .GET(" .POST(" .PUT(" .PATCH(" .DELETE("

; r.GET("/users", h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (_) @path)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "ANY")
  (#set! kind "route") (#set! router.instance "github.com/fasthttp/router*")) @element
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list (_) (_) @handler .)
  (#any-of? @_method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "ANY")
  (#set! kind "route") (#set! router.instance "github.com/fasthttp/router*")) @element

; r.Handle("GET", "/users", h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @method . (_) @path (_) @handler .)
  (#eq? @_method "Handle")
  (#set! kind "route") (#set! router.instance "github.com/fasthttp/router*")) @element

; r.GET("/users", requireAuth(h.List))
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) . (call_expression function: (_) @guard) .)
  (#any-of? @_method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "ANY")
  (#set! kind "route") (#set! requires "path handler") (#set! guard.known "true")) @element

; api := r.Group("/api")
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Group")
  (#set! kind "router") (#set! router.instance "github.com/fasthttp/router*")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Group")
  (#set! kind "router") (#set! router.instance "github.com/fasthttp/router*")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Group")
  (#set! kind "router") (#set! router.instance "github.com/fasthttp/router*")) @element

; r := router.New()
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/fasthttp/router.New")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/fasthttp/router.New")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/fasthttp/router.New")) @element

; users.Register(api.Group("/users"))
(call_expression
  function: (_) @child
  arguments: (argument_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Group")
  (#set! kind "mount") (#set! router.instance "github.com/fasthttp/router*")) @element
