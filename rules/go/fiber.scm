; needs: gofiber/fiber .Get("/ .Post("/ .Put("/ .Patch("/ .Delete("/

; r.Get("/users", h.List); what is no function is what a header is when it is missing: c.Get("Accept", "json")
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (_) @path [(identifier) (selector_expression) (func_literal) (call_expression) (index_expression) (variadic_argument) (composite_literal) (parenthesized_expression)] .)
  (#any-of? @method "Get" "Post" "Put" "Patch" "Delete" "Head" "Options" "All")
  (#set! kind "route") (#set! path.root "mount") (#set! router.instance "github.com/gofiber/fiber*")) @element
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list (_) [(identifier) (selector_expression) (func_literal) (call_expression) (index_expression) (variadic_argument) (composite_literal) (parenthesized_expression)] @handler .)
  (#any-of? @_method "Get" "Post" "Put" "Patch" "Delete" "Head" "Options" "All")
  (#set! kind "route") (#set! router.instance "github.com/gofiber/fiber*")) @element

; r.Add("GET", "/users", h.List), r.Add([]string{"GET"}, "/users", h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . [(interpreted_string_literal) (selector_expression) (composite_literal)] @method . (_) @path
    [(identifier) (selector_expression) (func_literal) (call_expression)] @handler .)
  (#eq? @_method "Add")
  (#set! kind "route") (#set! path.root "mount") (#set! router.instance "github.com/gofiber/fiber*")) @element

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
  (#set! kind "router") (#set! guard.known "true")) @element

; users.Register(api)
(call_expression
  function: (_) @function
  arguments: (argument_list [(identifier) (selector_expression)] @_router) @argument
  (#match? @_router "(?i)(^|[.])(r|g|rg|e|app|api|root|public|private|protected|admin|auth|v[0-9]+)$|(router|group|routes|v[0-9]+)$")
  (#set! kind "handover")) @element

; app.Get("/users", requireAuth, h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) (_) @guard (_) .)
  (#any-of? @_method "Get" "Post" "Put" "Patch" "Delete" "Head" "Options" "All")
  (#set! kind "route") (#set! guard.known "true") (#set! router.instance "github.com/gofiber/fiber*")) @element

; app.Route("/users", func(r fiber.Router) { ... }), app.Mount("/admin", admin)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @prefix . (_) @child)
  (#any-of? @_method "Route" "Mount")
  (#set! kind "mount") (#set! router.instance "github.com/gofiber/fiber*")) @element

; app.Use("/admin", admin): an application that is used is mounted
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @prefix . (identifier) @child .)
  (#eq? @_method "Use")
  (#set! kind "mount") (#set! router.instance "github.com/gofiber/fiber*")
  (#set! child.instance "github.com/gofiber/fiber/v3.New github.com/gofiber/fiber/v3.App")) @element

; app := fiber.New()
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/gofiber/fiber.New github.com/gofiber/fiber/v2.New github.com/gofiber/fiber/v3.New")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/gofiber/fiber.New github.com/gofiber/fiber/v2.New github.com/gofiber/fiber/v3.New")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/gofiber/fiber.New github.com/gofiber/fiber/v2.New github.com/gofiber/fiber/v3.New")) @element

; users.Register(api.Group("/users"))
(call_expression
  function: (_) @child
  arguments: (argument_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Group")
  (#set! kind "mount") (#set! hands "true") (#set! router.instance "github.com/gofiber/fiber*")) @element

; app.Group("/users", requireAuth).Get("/:id", h.Get)
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
  (#set! kind "mount") (#set! router.instance "github.com/gofiber/fiber*")) @element
