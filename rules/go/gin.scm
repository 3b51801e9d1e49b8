; needs: gin-gonic/gin .GET(" .POST(" .PUT(" .PATCH(" .DELETE("

; r.GET("/users", h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (_) @path)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "Any")
  (#set! kind "route") (#set! router.instance "github.com/gin-gonic/gin*")) @element
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list (_) (_) @handler .)
  (#any-of? @_method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "Any")
  (#set! kind "route") (#set! router.instance "github.com/gin-gonic/gin*")) @element

; r.Handle("GET", "/users", h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @method . (_) @path (_) @handler .)
  (#eq? @_method "Handle")
  (#set! kind "route") (#set! router.instance "github.com/gin-gonic/gin*")) @element

; r.GET("/users", requireAuth, h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) (_) @guard (_) .)
  (#any-of? @_method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "Any")
  (#set! kind "route") (#set! guard.known "true") (#set! router.instance "github.com/gin-gonic/gin*")) @element

; r.Group("/users").Use(requireAuth).POST("", h.Create), r.Group("/users", requireAuth).POST("", h.Create)
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression field: (field_identifier) @_use)
      arguments: (argument_list (_) @guard)))
  (#any-of? @_use "Use" "Group")
  (#set! kind "route") (#set! requires "path") (#set! guard.known "true")) @element

; r.Match([]string{"GET", "HEAD"}, "/health", h.Health)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (composite_literal) @method . (_) @path (_) @handler .)
  (#eq? @_method "Match")
  (#set! kind "route") (#set! router.instance "github.com/gin-gonic/gin*")) @element

; api := r.Group("/api", requireAuth)
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Group")
  (#set! kind "router")) @element
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list (_) (_) @guard)))
  (#eq? @_method "Group")
  (#set! kind "router") (#set! guard.known "true")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Group")
  (#set! kind "router")) @element

; api := r.Group("/api").Use(requireAuth): what the chain gives is the group
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (call_expression function: (selector_expression field: (field_identifier) @_group)) field: (field_identifier) @_method)
    arguments: (argument_list (_) @guard)) @chain)
  (#eq? @_method "Use") (#any-of? @_group "Group" "Use")
  (#set! kind "router") (#set! guard.known "true")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (call_expression function: (selector_expression field: (field_identifier) @_group)) field: (field_identifier) @_method)
    arguments: (argument_list (_) @guard)) @chain)
  (#eq? @_method "Use") (#any-of? @_group "Group" "Use")
  (#set! kind "router") (#set! guard.known "true")) @element

; var api = r.Group("/api", requireAuth), api = r.Group("/api", requireAuth)
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Group")
  (#set! kind "router")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list (_) (_) @guard)))
  (#eq? @_method "Group")
  (#set! kind "router") (#set! guard.known "true")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list (_) (_) @guard)))
  (#eq? @_method "Group")
  (#set! kind "router") (#set! guard.known "true")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression operand: (call_expression function: (selector_expression field: (field_identifier) @_group)) field: (field_identifier) @_method)
    arguments: (argument_list (_) @guard)) @chain)
  (#eq? @_method "Use") (#any-of? @_group "Group" "Use")
  (#set! kind "router") (#set! guard.known "true")) @element

; api.Use(requireAuth)
(call_expression
  function: (selector_expression operand: (_) @name field: (field_identifier) @_method)
  arguments: (argument_list (_) @guard)
  (#eq? @_method "Use")
  (#set! kind "router") (#set! guard.order "true") (#set! guard.known "true")) @element

; users.Register(api)
(call_expression
  function: (_) @function
  arguments: (argument_list [(identifier) (selector_expression)] @_router) @argument
  (#match? @_router "(?i)(^|[.])(r|g|rg|e|app|api|root|engine|public|private|protected|admin|auth|v[0-9]+)$|(router|group|engine|routes|v[0-9]+)$")
  (#set! kind "handover")) @element

; r := gin.Default()
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/gin-gonic/gin.Default github.com/gin-gonic/gin.New")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/gin-gonic/gin.Default github.com/gin-gonic/gin.New")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/gin-gonic/gin.Default github.com/gin-gonic/gin.New")) @element

; users.Register(api.Group("/users"))
(call_expression
  function: (_) @child
  arguments: (argument_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Group")
  (#set! kind "mount") (#set! hands "true") (#set! router.instance "github.com/gin-gonic/gin*")) @element

; h.router = api: the field is the router that it is given
(assignment_statement
  left: (expression_list . (selector_expression) @child .)
  right: (expression_list . (identifier) @router .)
  (#set! kind "mount") (#set! router.instance "github.com/gin-gonic/gin*")) @element
