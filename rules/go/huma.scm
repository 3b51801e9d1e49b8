; needs: danielgtaylor/huma

; huma.Get(api, "/users/{id}", getUser)
(call_expression
  function: (selector_expression field: (field_identifier) @method) @callee
  arguments: (argument_list . (_) @router . (_) @path . (_) @handler)
  (#set! kind "route") (#set! callee.is "github.com/danielgtaylor/huma/v2.Get github.com/danielgtaylor/huma/v2.Post github.com/danielgtaylor/huma/v2.Put github.com/danielgtaylor/huma/v2.Patch github.com/danielgtaylor/huma/v2.Delete github.com/danielgtaylor/huma/v2.Head github.com/danielgtaylor/huma/v2.Options")) @element

; huma.Register(api, huma.Operation{Method: http.MethodGet, Path: "/users"}, list), and a function of the project that does it
(call_expression
  arguments: (argument_list . (_) @router . (composite_literal type: (_) @type body: (literal_value
    (keyed_element . (literal_element (identifier) @_key) (literal_element (_) @method)))) . (_) @handler)
  (#eq? @_key "Method")
  (#set! kind "route") (#set! requires "path handler") (#set! type.is "github.com/danielgtaylor/huma/v2.Operation")) @element
(call_expression
  arguments: (argument_list . (_) . (composite_literal body: (literal_value
    (keyed_element . (literal_element (identifier) @_key) (literal_element (_) @path)))) . (_))
  (#eq? @_key "Path")
  (#set! kind "route") (#set! requires "path handler")) @element

; v1 := huma.NewGroup(api, "/v1")
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (_) @callee
    arguments: (argument_list . (_) @router . (_) @prefix)))
  (#set! kind "router") (#set! callee.is "github.com/danielgtaylor/huma/v2.NewGroup")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (_) @callee
    arguments: (argument_list . (_) @router . (_) @prefix)))
  (#set! kind "router") (#set! callee.is "github.com/danielgtaylor/huma/v2.NewGroup")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (_) @callee
    arguments: (argument_list . (_) @router . (_) @prefix)))
  (#set! kind "router") (#set! callee.is "github.com/danielgtaylor/huma/v2.NewGroup")) @element
