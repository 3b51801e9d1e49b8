; needs: labstack/echo .GET(" .POST(" .PUT(" .PATCH(" .DELETE("

; r.GET("/users", h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (_) @path)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "Any")
  (#set! kind "route") (#set! router.instance "github.com/labstack/echo*")) @element
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) . (_) @handler)
  (#any-of? @_method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "Any")
  (#set! kind "route") (#set! router.instance "github.com/labstack/echo*")) @element

; e.GET("/users", h.List, requireAuth)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) . (_) (_) @guard)
  (#any-of? @_method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "Any")
  (#set! kind "route") (#set! guard.known "true") (#set! router.instance "github.com/labstack/echo*")) @element

; e.Add("GET", "/users", h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @method . (_) @path . (_) @handler)
  (#eq? @_method "Add")
  (#set! kind "route") (#set! router.instance "github.com/labstack/echo*")) @element

; e.Match([]string{"GET", "HEAD"}, "/users", h.List, requireAuth)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (composite_literal) @method . (_) @path . (_) @handler)
  (#eq? @_method "Match")
  (#set! kind "route") (#set! router.instance "github.com/labstack/echo*")) @element
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) . (_) . (_) (_) @guard)
  (#any-of? @_method "Match" "Add")
  (#set! kind "route") (#set! guard.known "true") (#set! router.instance "github.com/labstack/echo*")) @element

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
  (#match? @_router "(?i)(^|[.])(r|g|rg|e|app|api|root|public|private|protected|admin|auth|v[0-9]+)$|(router|group|routes|v[0-9]+)$")
  (#set! kind "handover")) @element

; e := echo.New()
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/labstack/echo.New github.com/labstack/echo/v4.New github.com/labstack/echo/v5.New")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/labstack/echo.New github.com/labstack/echo/v4.New github.com/labstack/echo/v5.New")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/labstack/echo.New github.com/labstack/echo/v4.New github.com/labstack/echo/v5.New")) @element

; users.Register(api.Group("/users"))
(call_expression
  function: (_) @child
  arguments: (argument_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Group")
  (#set! kind "mount") (#set! hands "true") (#set! router.instance "github.com/labstack/echo*")) @element

; app.Group("/users", requireAuth).GET("/:id", h.Get)
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression field: (field_identifier) @_group)
      arguments: (argument_list (_) @guard)))
  (#eq? @_group "Group")
  (#set! kind "route") (#set! requires "path") (#set! guard.known "true")) @element

; h.router = api: the field is the router that it is given
(assignment_statement
  left: (expression_list . (selector_expression) @child .)
  right: (expression_list . (identifier) @router .)
  (#set! kind "mount") (#set! router.instance "github.com/labstack/echo*")) @element
