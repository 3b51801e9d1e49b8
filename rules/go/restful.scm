; needs: emicklei/go-restful

; ws := new(restful.WebService), ws := &restful.WebService{}
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression function: (identifier) @_new arguments: (argument_list . (qualified_type) @_type)))
  (#eq? @_new "new") (#match? @_type "[.]WebService$")
  (#set! kind "router") (#set! facet.root "true")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression function: (identifier) @_new arguments: (argument_list . (qualified_type) @_type)))
  (#eq? @_new "new") (#match? @_type "[.]WebService$")
  (#set! kind "router") (#set! facet.root "true")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression function: (identifier) @_new arguments: (argument_list . (qualified_type) @_type)))
  (#eq? @_new "new") (#match? @_type "[.]WebService$")
  (#set! kind "router") (#set! facet.root "true")) @element
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (unary_expression operand: (composite_literal type: (qualified_type) @_type)))
  (#match? @_type "[.]WebService$")
  (#set! kind "router") (#set! facet.root "true")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (unary_expression operand: (composite_literal type: (qualified_type) @_type)))
  (#match? @_type "[.]WebService$")
  (#set! kind "router") (#set! facet.root "true")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (unary_expression operand: (composite_literal type: (qualified_type) @_type)))
  (#match? @_type "[.]WebService$")
  (#set! kind "router") (#set! facet.root "true")) @element

; ws.Path("/users").Consumes(...)
(call_expression
  function: (selector_expression operand: (identifier) @name field: (field_identifier) @_path)
  arguments: (argument_list . (_) @prefix .)
  (#eq? @_path "Path")
  (#set! kind "router")) @element

; ws.Route(ws.GET("/{id}").To(r.one).Doc("..."))
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @method)
      arguments: (argument_list . (_) @path .))
    field: (field_identifier) @_to)
  arguments: (argument_list . (_) @handler .)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS") (#eq? @_to "To")
  (#set! kind "route") (#set! path.root "mount") (#set! router.instance "github.com/emicklei/go-restful*")) @element

; the same of a web service that a function of the project makes
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @method)
      arguments: (argument_list . (_) @path .)) @element
    field: (field_identifier) @_to)
  arguments: (argument_list . (_) @handler .)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS") (#eq? @_to "To")
  (#set! kind "route") (#set! path.root "mount") (#set! router.unknown "made *"))

; ws.Route(ws.GET("/{id}").Doc("...").To(r.one)): what is said of it stands first
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @method)
      arguments: (argument_list . (_) @path .))
    field: (field_identifier) @_says)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#any-of? @_says "Doc" "Notes" "Operation" "Deprecate" "Param" "Reads" "Writes" "Returns" "Metadata" "Consumes" "Produces" "Filter" "Do")
  (#set! kind "route") (#set! path.root "mount") (#set! router.instance "github.com/emicklei/go-restful*")) @element
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @method)
      arguments: (argument_list . (_) @path .)) @element
    field: (field_identifier) @_says)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#any-of? @_says "Doc" "Notes" "Operation" "Deprecate" "Param" "Reads" "Writes" "Returns" "Metadata" "Consumes" "Produces" "Filter" "Do")
  (#set! kind "route") (#set! path.root "mount") (#set! router.unknown "made *"))
