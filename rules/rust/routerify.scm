; needs: routerify
; Router::builder().get("/users", list).post("/users", handler!(add))
((call_expression
  function: (field_expression field: (field_identifier) @method)
  arguments: (arguments . (string_literal) @path . (_) @handler .)) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options" "any_method")
  (#match? @path "^\"/")
  (#set! kind "route"))
