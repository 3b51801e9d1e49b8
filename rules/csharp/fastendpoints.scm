; public override void Configure() { Post("/users"); }, in a file that names the library
((method_declaration
  name: (identifier) @_configure
  body: (block (expression_statement (invocation_expression
    function: (identifier) @method
    arguments: (argument_list . (argument [(string_literal) (verbatim_string_literal) (identifier) (member_access_expression) (interpolated_string_expression) (binary_expression)] @path))) @element)))
  (#eq? @_configure "Configure")
  (#any-of? @method "Get" "Post" "Put" "Patch" "Delete" "Head")
  (#set! kind "route") (#set! path.any "true") (#set! needs "FastEndpoints"))

; class Add : Endpoint<Request>, where the name of the library stands in the global usings of the project
((class_declaration
  (base_list . (_) @_base)
  body: (declaration_list (method_declaration
    (modifier) @_override
    name: (identifier) @_configure
    body: (block (expression_statement (invocation_expression
      function: (identifier) @method
      arguments: (argument_list . (argument [(string_literal) (verbatim_string_literal) (identifier) (member_access_expression) (interpolated_string_expression) (binary_expression)] @path))) @element)))))
  (#match? @_base "^(FastEndpoints[.])?(Endpoint(WithoutRequest|WithMapping|WithMapper)?(<|$)|Ep[.])")
  (#eq? @_override "override") (#eq? @_configure "Configure")
  (#any-of? @method "Get" "Post" "Put" "Patch" "Delete" "Head")
  (#set! kind "route") (#set! path.any "true"))

; public override void Configure() => Get("/users");
((class_declaration
  (base_list . (_) @_base)
  body: (declaration_list (method_declaration
    (modifier) @_override
    name: (identifier) @_configure
    body: (arrow_expression_clause (invocation_expression
      function: (identifier) @method
      arguments: (argument_list . (argument [(string_literal) (verbatim_string_literal) (identifier) (member_access_expression) (interpolated_string_expression) (binary_expression)] @path))) @element))))
  (#match? @_base "^(FastEndpoints[.])?(Endpoint(WithoutRequest|WithMapping|WithMapper)?(<|$)|Ep[.])")
  (#eq? @_override "override") (#eq? @_configure "Configure")
  (#any-of? @method "Get" "Post" "Put" "Patch" "Delete" "Head")
  (#set! kind "route") (#set! path.any "true"))
