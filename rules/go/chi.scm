; needs: go-chi/chi .Get("/ .Post("/ .Route("/ .Put("/ .Patch("/ .Delete("/ .Mount("/ .Method(" .MethodFunc("

; r.Get("/users/{id}", h.Get)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @method "Get" "Post" "Put" "Patch" "Delete" "Head" "Options" "Trace" "Connect")
  (#set! kind "route") (#set! path.root "mount") (#set! router.instance "github.com/go-chi/chi*")) @element

; r.HandleFunc("/users", h.Any), r.Handle("/users", handler)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @_method "Handle" "HandleFunc")
  (#set! kind "route") (#set! router.instance "github.com/go-chi/chi*")
  (#set! handler.not "net/http.StripPrefix() net/http.FileServer() net/http.FileServerFS()")) @element

; r.Method("GET", "/users", handler), r.MethodFunc(http.MethodGet, "/users", h.List)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @method . (_) @path . (_) @handler .)
  (#any-of? @_method "Method" "MethodFunc")
  (#set! kind "route") (#set! path.root "mount") (#set! router.instance "github.com/go-chi/chi*")) @element

; r.With(requireAuth).Get("/users", h.List)
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @_with)
      arguments: (argument_list (_) @guard)))
  (#eq? @_with "With")
  (#set! kind "route") (#set! requires "path") (#set! guard.known "true")) @element

; r.Route("/users", func(r chi.Router) { ... }), r.Mount("/admin", adminRouter())
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @prefix . (_) @child .)
  (#any-of? @_method "Route" "Mount")
  (#set! kind "mount") (#set! router.instance "github.com/go-chi/chi*")) @element

; r.Group(func(r chi.Router) { ... })
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (func_literal) @child .)
  (#eq? @_method "Group")
  (#set! kind "mount") (#set! router.instance "github.com/go-chi/chi*")) @element

; r.With(requireAuth).Route("/users", func(r chi.Router) { ... })
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @_with)
      arguments: (argument_list (_) @guard)))
  (#eq? @_with "With")
  (#set! kind "mount") (#set! guard.known "true")) @element

; users := r.Route("/users", func(r chi.Router) { ... }): what it gives is the router of the path
(short_var_declaration
  left: (expression_list . (identifier) @name .)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix . (_) .)) .)
  (#eq? @_method "Route")
  (#set! kind "router") (#set! router.instance "github.com/go-chi/chi*")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix . (_) .)) .)
  (#eq? @_method "Route")
  (#set! kind "router") (#set! router.instance "github.com/go-chi/chi*")) @element
(assignment_statement
  left: (expression_list . (_) @name .)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix . (_) .)) .)
  (#eq? @_method "Route")
  (#set! kind "router") (#set! router.instance "github.com/go-chi/chi*")) @element

; authed := r.With(requireAuth)
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_with)
    arguments: (argument_list (_) @guard)))
  (#eq? @_with "With")
  (#set! kind "router") (#set! guard.known "true") (#set! router.instance "github.com/go-chi/chi*")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_with)
    arguments: (argument_list (_) @guard)))
  (#eq? @_with "With")
  (#set! kind "router") (#set! guard.known "true") (#set! router.instance "github.com/go-chi/chi*")) @element

(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_with)
    arguments: (argument_list (_) @guard)))
  (#eq? @_with "With")
  (#set! kind "router") (#set! guard.known "true") (#set! router.instance "github.com/go-chi/chi*")) @element

; r.Use(requireAuth)
(call_expression
  function: (selector_expression operand: (_) @name field: (field_identifier) @_method)
  arguments: (argument_list (_) @guard)
  (#eq? @_method "Use")
  (#set! kind "router") (#set! guard.known "true")) @element

; routes(r), users.Register(r)
(call_expression
  function: (_) @function
  arguments: (argument_list [(identifier) (selector_expression)] @_router) @argument
  (#match? @_router "(?i)(^|[.])(r|mux|root|api)$|(mux|router|v[0-9]+)$")
  (#set! kind "handover")) @element

; r := chi.NewRouter(), s.router = chi.NewRouter()
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/go-chi/chi.NewRouter github.com/go-chi/chi.NewMux github.com/go-chi/chi/v4.NewRouter github.com/go-chi/chi/v4.NewMux github.com/go-chi/chi/v5.NewRouter github.com/go-chi/chi/v5.NewMux")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/go-chi/chi.NewRouter github.com/go-chi/chi.NewMux github.com/go-chi/chi/v4.NewRouter github.com/go-chi/chi/v4.NewMux github.com/go-chi/chi/v5.NewRouter github.com/go-chi/chi/v5.NewMux")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/go-chi/chi.NewRouter github.com/go-chi/chi.NewMux github.com/go-chi/chi/v4.NewRouter github.com/go-chi/chi/v4.NewMux github.com/go-chi/chi/v5.NewRouter github.com/go-chi/chi/v5.NewMux")) @element

; h.router = api: the field is the router that it is given
(assignment_statement
  left: (expression_list . (selector_expression) @child .)
  right: (expression_list . (identifier) @router .)
  (#set! kind "mount") (#set! router.instance "github.com/go-chi/chi*")) @element
