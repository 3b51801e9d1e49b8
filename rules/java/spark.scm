; needs: spark.Spark

; get("/users/:id", (request, response) -> ...), post(Paths.USERS, UserApi::add): what is imported statically
((method_invocation
  !object
  name: (identifier) @method
  arguments: (argument_list . [(string_literal) (field_access) (identifier)] @path . [(lambda_expression) (method_reference) (identifier) (field_access)] @handler)) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options")
  (#set! kind "route"))

; Spark.get("/users", UserApi::all), http.get("/users", UserApi::all)
((method_invocation
  object: (_)
  name: (identifier) @method
  arguments: (argument_list . (string_literal) @path . [(lambda_expression) (method_reference) (identifier) (field_access)] @handler)) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options")
  (#set! kind "route") (#set! path.like "/*"))

; path("/api", () -> { ... })
(method_invocation
  name: (identifier) @_path
  arguments: (argument_list . (string_literal) @prefix . (lambda_expression))
  (#eq? @_path "path")
  (#set! kind "mount") (#set! inline "body")) @element
