; needs: routerify
; Router::builder().get("/users", list).post("/users", handler!(add))
((call_expression
  function: (field_expression field: (field_identifier) @method)
  arguments: (arguments . [(line_comment) (block_comment)]* . (string_literal) @path . [(line_comment) (block_comment)]* . (_) @handler . [(line_comment) (block_comment)]* .)) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options" "any_method")
  (#match? @path "^\"/") (#not-match? @handler "^/[/*]")
  (#set! kind "route"))
