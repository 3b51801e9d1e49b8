; needs: @loopback/rest
; only: typescript tsx

; @api({ basePath: "/users" }) class UserController
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! name "decorated") (#set! facet.root "true") (#set! pick.prefix "0.basePath") (#set! callee.is "@loopback/rest.api @loopback/openapi-v3.api")) @element

; @authenticate("jwt") class UserController
(decorator (call_expression function: (_) @callee) @guard
  (#set! kind "router") (#set! name "decorated") (#set! facet.root "true") (#set! guard.name "whole")
  (#set! callee.is "@loopback/authentication.authenticate @loopback/authorization.authorize")) @element

; @get("/users/{id}") find() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")
  (#set! guard.decorators "true authenticate authorize") (#set! pick.path "0") (#set! pick.method "@callee")
  (#set! callee.is "@loopback/rest.get @loopback/rest.post @loopback/rest.put @loopback/rest.patch @loopback/rest.del")) @element
