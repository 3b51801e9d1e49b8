; needs: io.javalin
; app.get("/users", ctx -> ...), app.post("/users", UserController::add)
((method_invocation
  object: (_)
  name: (identifier) @method
  arguments: (argument_list . (string_literal) @path . [(lambda_expression) (method_reference)] @handler)) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options")
  (#set! kind "route") (#set! path.like "/*"))
