; needs: routing-controllers
; only: typescript tsx

; @JsonController("/users") class UserController
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! name "decorated") (#set! pick.prefix "plain 0")
  (#set! callee.is "routing-controllers.JsonController routing-controllers.Controller")) @element

; @Authorized("admin") on the controller, @UseBefore(requireAuth)
(decorator (call_expression function: (_) @callee) @guard
  (#set! kind "router") (#set! name "decorated") (#set! guard.name "whole") (#set! callee.is "routing-controllers.Authorized")) @element
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! name "decorated") (#set! guard.known "true") (#set! pick.guard "0:")
  (#set! callee.is "routing-controllers.UseBefore")) @element

; @Get("/:id") one() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.root "prefix")
  (#set! guard.decorators "true Authorized")
  (#set! pick.path "0") (#set! pick.method "@callee")
  (#set! callee.is "routing-controllers.Get routing-controllers.Post routing-controllers.Put routing-controllers.Patch routing-controllers.Delete routing-controllers.Head routing-controllers.All")) @element

; createExpressServer({ routePrefix: "/api", controllers: [UserController] }), useExpressServer(app, { ... })
((call_expression function: (_) @callee arguments: (arguments) @arguments) @element
  (#set! kind "mount") (#set! each "child") (#set! pick.child "0.controllers 1.controllers") (#set! pick.prefix "0.routePrefix 1.routePrefix")
  (#set! callee.is "routing-controllers.createExpressServer routing-controllers.createKoaServer routing-controllers.useExpressServer routing-controllers.useKoaServer"))

; const app = createKoaServer({ ... }): an application like any other
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "router") (#set! facet.root "true")
  (#set! callee.is "routing-controllers.createExpressServer routing-controllers.createKoaServer")) @element
