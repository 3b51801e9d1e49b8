; needs: go-pkgz/routegroup

; group.HandleFunc("GET /users/{id}", h.Get), group.Handle("/files", handler)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! path.verb "true")
  (#set! router.instance "github.com/go-pkgz/routegroup*")
  (#set! handler.not "net/http.StripPrefix() net/http.FileServer() net/http.FileServerFS()")) @element

; group.With(requireAuth).HandleFunc("GET /me", h.Me)
(call_expression
  function: (selector_expression
    operand: (call_expression function: (selector_expression field: (field_identifier) @_with) arguments: (argument_list (_) @guard)))
  (#eq? @_with "With")
  (#set! kind "route") (#set! requires "path") (#set! guard.known "true")) @element

; api := router.Mount("/api"), all := router.Group()
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Mount")
  (#set! kind "router") (#set! router.instance "github.com/go-pkgz/routegroup*")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Mount")
  (#set! kind "router") (#set! router.instance "github.com/go-pkgz/routegroup*")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
    arguments: (argument_list . (_) @prefix)))
  (#eq? @_method "Mount")
  (#set! kind "router") (#set! router.instance "github.com/go-pkgz/routegroup*")) @element
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_method)))
  (#eq? @_method "Group")
  (#set! kind "router") (#set! router.instance "github.com/go-pkgz/routegroup*")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_method)))
  (#eq? @_method "Group")
  (#set! kind "router") (#set! router.instance "github.com/go-pkgz/routegroup*")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_method)))
  (#eq? @_method "Group")
  (#set! kind "router") (#set! router.instance "github.com/go-pkgz/routegroup*")) @element

; api.Mount("/users").Route(func(users *routegroup.Bundle) { ... })
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (func_literal) @child .)
  (#eq? @_method "Route")
  (#set! kind "mount")) @element

; group.Use(requireAuth)
(call_expression
  function: (selector_expression operand: (_) @name field: (field_identifier) @_method)
  arguments: (argument_list (_) @guard)
  (#eq? @_method "Use")
  (#set! kind "router") (#set! guard.known "true")) @element

; router := routegroup.New(http.NewServeMux())
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/go-pkgz/routegroup.New")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/go-pkgz/routegroup.New")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/go-pkgz/routegroup.New")) @element
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression function: (_) @maker arguments: (argument_list . (_) . (_) @prefix)))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/go-pkgz/routegroup.Mount")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression function: (_) @maker arguments: (argument_list . (_) . (_) @prefix)))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/go-pkgz/routegroup.Mount")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression function: (_) @maker arguments: (argument_list . (_) . (_) @prefix)))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/go-pkgz/routegroup.Mount")) @element
