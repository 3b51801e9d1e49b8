; needs: awilix-koa awilix-express awilix-router-core

; createController(api).prefix("/todos").get("/:id", "find"): what loads the controllers, and below which path, a glob tells
(call_expression function: (member_expression object: (_) @made property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! router "function")
  (#set! pick.path "0") (#set! pick.handler "1")
  (#set! method.last "get post put patch delete all")
  (#set! made.instance "awilix-koa.createController* awilix-express.createController* awilix-router-core.createController*")) @element

; @route("/users") class UserController
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! name "decorated") (#set! pick.prefix "plain 0")
  (#set! callee.is "awilix-koa.route awilix-express.route awilix-router-core.route")) @element

; @GET() list() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")
  (#set! guard.decorators "true") (#set! pick.method "@callee")
  (#set! callee.is "awilix-koa.GET awilix-koa.POST awilix-koa.PUT awilix-koa.PATCH awilix-koa.DELETE awilix-koa.ALL awilix-express.GET awilix-express.POST awilix-express.PUT awilix-express.PATCH awilix-express.DELETE awilix-express.ALL awilix-router-core.GET awilix-router-core.POST awilix-router-core.PUT awilix-router-core.PATCH awilix-router-core.DELETE awilix-router-core.ALL")) @element
