; needs: controller: handler: action: routes: handler( exports.routes
; { "get /users": { authenticated: true, controller: users.list } }: a table of what answers what, which the project goes through itself
(pair key: (string) @path value: (object (pair key: (property_identifier) @_answers value: [(identifier) (member_expression) (call_expression) (string)] @handler))
  (#match? @path "^[\"'](get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE) /") (#any-of? @_answers "controller" "handler")
  (#set! kind "route") (#set! path.verb "true") (#set! router "none")) @element
(pair key: (string) @path value: (object [(pair key: (property_identifier) @_answers value: [(arrow_function) (function_expression)]) (method_definition name: (property_identifier) @_answers)])
  (#match? @path "^[\"'](get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE) /") (#any-of? @_answers "controller" "handler" "action")
  (#set! kind "route") (#set! path.verb "true") (#set! router "none")) @element
(pair key: (string) @path value: (object (pair key: (property_identifier) @_answers value: (string) @handler))
  (#match? @path "^[\"'](get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE) /") (#eq? @_answers "action") (#match? @handler "/")
  (#set! kind "route") (#set! path.verb "true") (#set! router "none")) @element

; { "get /users": { authenticated: true, controller: users.list } }: who may ask
(pair key: (string) @path value: (object (pair key: (property_identifier) @_answers value: [(identifier) (member_expression) (call_expression) (string) (arrow_function) (function_expression)]) (pair key: (property_identifier) @guard value: (true)))
  (#match? @path "^[\"'](get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE) /") (#any-of? @_answers "controller" "handler")
  (#any-of? @guard "authenticated" "auth" "admin" "protected" "requireAuth" "requiresAuth" "adminOnly")
  (#set! kind "route")) @element
(pair key: (string) @path value: (object (pair key: (property_identifier) @guard value: (true)) (pair key: (property_identifier) @_answers value: [(identifier) (member_expression) (call_expression) (string) (arrow_function) (function_expression)]))
  (#match? @path "^[\"'](get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE) /") (#any-of? @_answers "controller" "handler")
  (#any-of? @guard "authenticated" "auth" "admin" "protected" "requireAuth" "requiresAuth" "adminOnly")
  (#set! kind "route")) @element

; routes: { "GET /users": list, "POST /users": "users/create.handler" }: the same with what answers alone, under the name of such a table
(pair key: (property_identifier) @_routes value: (object (pair key: (string) @path value: [(identifier) (member_expression) (string)] @handler) @element)
  (#eq? @_routes "routes") (#match? @path "^[\"'](GET|POST|PUT|PATCH|DELETE) /")
  (#set! kind "route") (#set! path.verb "true") (#set! router "none"))
(pair key: (property_identifier) @_routes value: (object (pair key: (string) @path value: [(arrow_function) (function_expression)]) @element)
  (#eq? @_routes "routes") (#match? @path "^[\"'](GET|POST|PUT|PATCH|DELETE) /")
  (#set! kind "route") (#set! path.verb "true") (#set! router "none"))

; module.exports.routes = { "GET /users": "users/index", "POST /users": { fn: create } }: such a table in a file of its own
(assignment_expression left: (member_expression property: (property_identifier) @_routes)
  right: (object (pair key: (string) @path value: [(identifier) (member_expression) (string)] @handler) @element)
  (#eq? @_routes "routes") (#match? @path "^[\"'](get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE) /")
  (#set! kind "route") (#set! path.verb "true") (#set! router "none"))
(assignment_expression left: (member_expression property: (property_identifier) @_routes)
  right: (object (pair key: (string) @path value: (object (pair key: (property_identifier) @_answers value: [(identifier) (member_expression) (call_expression)] @handler))) @element)
  (#eq? @_routes "routes") (#eq? @_answers "fn") (#match? @path "^[\"'](get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE) /")
  (#set! kind "route") (#set! path.verb "true") (#set! router "none"))
(assignment_expression left: (member_expression property: (property_identifier) @_routes)
  right: (object (pair key: (string) @path value: [(arrow_function) (function_expression) (object (pair key: (property_identifier) @_answers value: [(arrow_function) (function_expression)]))]) @element)
  (#eq? @_routes "routes") (#match? @path "^[\"'](get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE) /")
  (#set! kind "route") (#set! path.verb "true") (#set! router "none"))
