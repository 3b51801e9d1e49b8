; needs: FastEndpoints
; public override void Configure() { Post("/users"); }
((method_declaration
  name: (identifier) @_configure
  body: (block (expression_statement (invocation_expression
    function: (identifier) @method
    arguments: (argument_list . (argument [(string_literal) (verbatim_string_literal)] @path))) @element)))
  (#eq? @_configure "Configure")
  (#any-of? @method "Get" "Post" "Put" "Patch" "Delete" "Head")
  (#set! kind "route"))
