; needs: io.vertx.ext.web

; router.get("/users").handler(this::list), router.route(HttpMethod.GET, "/users").handler(...), whatever stands between
(method_invocation
  object: (method_invocation
    name: (identifier) @method
    arguments: (argument_list . (string_literal) @path .)) @element
  name: (identifier) @_answers
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options") (#match? @_answers "^(handler|blockingHandler|respond|coroutineHandler|produces|consumes|order)$")
  (#set! kind "route") (#set! path.like "/*"))
(method_invocation
  object: (method_invocation
    name: (identifier) @_route
    arguments: (argument_list . (field_access object: (identifier) @_methods field: (identifier) @method) . (string_literal) @path .)) @element
  name: (identifier) @_answers
  (#eq? @_route "route") (#eq? @_methods "HttpMethod") (#match? @_answers "^(handler|blockingHandler|respond|coroutineHandler|produces|consumes|order)$")
  (#set! kind "route") (#set! path.like "/*"))
