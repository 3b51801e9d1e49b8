; needs: express Express koa Koa
; class Users { router = Router(); } and this.router = Router(): a router that an object keeps; nothing serves it before it is mounted
(class_body (_ (property_identifier) @name value: (call_expression function: (_) @callee))
  (#set! kind "router") (#set! framework "express") (#set! callee.is "express.Router express-promise-router")) @element
(assignment_expression left: (member_expression object: (this)) @name right: (call_expression function: (_) @callee)
  (#set! kind "router") (#set! framework "express") (#set! callee.is "express.Router express-promise-router")) @element

; class Users { router = new Router({ prefix: "/users" }); } and this.router = new Router({ prefix: "/users" })
(class_body (_ (property_identifier) @name value: (new_expression constructor: (_) @callee arguments: (arguments) @arguments))
  (#set! kind "router") (#set! framework "koa") (#set! pick.prefix "0.prefix")
  (#set! callee.is "@koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter")) @element
(assignment_expression left: (member_expression object: (this)) @name right: (new_expression constructor: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! framework "koa") (#set! pick.prefix "0.prefix")
  (#set! callee.is "@koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter")) @element
