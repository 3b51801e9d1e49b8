; needs: io.ktor.server

; get("/path") { }, get { }
(call_expression (call_expression . (identifier) @method @at (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .))) (annotated_lambda)
  (#any-of? @method "get" "post" "put" "delete" "patch" "head" "options")
  (#set! kind "route") (#set! path.any "true") (#set! router "function")) @element
(call_expression . (identifier) @method @at . (annotated_lambda)
  (#any-of? @method "get" "post" "put" "delete" "patch")
  (#set! kind "route") (#set! path.any "true") (#set! router "function")) @element

; webSocket("/path") { }
(call_expression (call_expression . (identifier) @_socket @at (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .))) (annotated_lambda)
  (#any-of? @_socket "webSocket" "webSocketRaw")
  (#set! kind "route") (#set! path.any "true") (#set! router "function") (#set! method "WEBSOCKET")) @element

; route("/path", HttpMethod.Get) { handle { } }
(call_expression (call_expression . (identifier) @_route @at (value_arguments
    . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .)
    . (value_argument . (navigation_expression) @method .) .)) (annotated_lambda)
  (#eq? @_route "route")
  (#set! kind "route") (#set! path.any "true") (#set! router "function") (#set! method.last "Get Post Put Patch Delete Head Options")) @element

; route("/path") { }
(call_expression (call_expression . (identifier) @_route (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @prefix .))) (annotated_lambda)
  (#eq? @_route "route")
  (#set! kind "mount") (#set! router "function") (#set! inline "body")) @element

; authenticate("jwt") { }, authenticate { }
(call_expression (call_expression . (identifier) @_guard (value_arguments)) @guard (annotated_lambda)
  (#eq? @_guard "authenticate")
  (#set! kind "mount") (#set! router "function") (#set! inline "body") (#set! guard.name "whole")) @element
(call_expression . (identifier) @guard . (annotated_lambda)
  (#eq? @guard "authenticate")
  (#set! kind "mount") (#set! router "function") (#set! inline "body")) @element

; requireRole(Role.ADMIN) { }, adminOnly { }: a function of the project's own around routes, by the name of a guard
(call_expression (call_expression . (identifier) @_guard (value_arguments)) @guard (annotated_lambda)
  (#match? @_guard "^(require|ensure|protect|restrict|authorize|secured|withAuth|withRole|withPermission)[A-Za-z]*$|^[a-z]+Only$")
  (#set! kind "mount") (#set! router "function") (#set! inline "body") (#set! guard.name "whole") (#set! guard.known "true")) @element
(call_expression . (identifier) @guard . (annotated_lambda)
  (#match? @guard "^(require|ensure|protect|restrict|authorize|secured|withAuth|withRole|withPermission)[A-Za-z]*$|^[a-z]+Only$")
  (#set! kind "mount") (#set! router "function") (#set! inline "body") (#set! guard.known "true")) @element

; sellerAuth { }, apiKeyAuth("x") { }: who has routes in a block that is called so keeps others out, but for these
(call_expression (call_expression . (identifier) @_guard (value_arguments)) @guard (annotated_lambda)
  (#match? @_guard "^[a-z][A-Za-z]*Auth$") (#not-match? @_guard "^(require|ensure|protect|restrict|authorize|secured|with|no|non|optional|maybe|skip|un|pre)[A-Z]?[a-z]*Auth$")
  (#set! kind "mount") (#set! router "function") (#set! inline "body") (#set! guard.name "whole")) @element
(call_expression . (identifier) @guard . (annotated_lambda)
  (#match? @guard "^[a-z][A-Za-z]*Auth$") (#not-match? @guard "^(require|ensure|protect|restrict|authorize|secured|with|no|non|optional|maybe|skip|un|pre)[A-Z]?[a-z]*Auth$")
  (#set! kind "mount") (#set! router "function") (#set! inline "body")) @element

; fun Route.users() { }
(function_declaration (user_type (identifier) @_receiver) . name: (identifier) @name
  (#any-of? @_receiver "Route" "Routing")
  (#set! kind "router")) @element

; users(): what it routes stands where it is called
(call_expression . (identifier) @child . (value_arguments)
  (#set! kind "mount") (#set! router "function")) @element
