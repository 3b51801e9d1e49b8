; needs: io.javalin

; app.post("/users") { ctx -> }, app.get("/users", users::all)
(call_expression (call_expression (navigation_expression (_) (identifier) @method @at .) (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .))) (annotated_lambda)
  (#any-of? @method "get" "post" "put" "delete" "patch" "head" "options")
  (#set! kind "route") (#set! path.like "/*") (#set! router "function")) @element
(call_expression (navigation_expression (_) (identifier) @method @at .) (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .) . (value_argument . [(navigation_expression) (lambda_literal)] @handler .))
  (#any-of? @method "get" "post" "put" "delete" "patch" "head" "options") (#match? @handler "::|^\\{")
  (#set! kind "route") (#set! path.like "/*") (#set! router "function")) @element

; path("users") { }: what stands in it, in blocks of an ApiBuilder
(call_expression (call_expression . (identifier) @_path (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @prefix .) .)) (annotated_lambda)
  (#eq? @_path "path")
  (#set! kind "mount") (#set! inline "body") (#set! needs "javalin.apibuilder")) @element

; get(users::all), get("{id}", users::one, Role.USER), get("{id}") { ctx -> }, get { ctx -> }
(call_expression . (identifier) @method @at . (value_arguments . (value_argument . (navigation_expression) @handler .))
  (#any-of? @method "get" "post" "put" "delete" "patch" "head") (#match? @handler "::")
  (#set! kind "route") (#set! router "function") (#set! needs "javalin.apibuilder")) @element
(call_expression . (identifier) @method @at . (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .) . (value_argument . [(navigation_expression) (lambda_literal)] @handler .))
  (#any-of? @method "get" "post" "put" "delete" "patch" "head") (#not-match? @path "::") (#match? @handler "::|^\\{")
  (#set! kind "route") (#set! router "function") (#set! needs "javalin.apibuilder")) @element
(call_expression (call_expression . (identifier) @method @at . (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .))) (annotated_lambda)
  (#any-of? @method "get" "post" "put" "delete" "patch" "head")
  (#set! kind "route") (#set! path.any "true") (#set! router "function") (#set! needs "javalin.apibuilder")) @element
(call_expression . (identifier) @method @at . (annotated_lambda)
  (#any-of? @method "get" "post" "put" "delete" "patch" "head")
  (#set! kind "route") (#set! router "function") (#set! needs "javalin.apibuilder")) @element

; users(): what it routes stands where it is called
(call_expression . (identifier) @child . (value_arguments)
  (#set! kind "mount") (#set! router "function")) @element
