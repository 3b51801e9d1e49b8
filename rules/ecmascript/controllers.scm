; needs: Controller( controller( Api( Router( Routes( Resource( Endpoint(
; only: typescript tsx

; @Controller("/users") class UserController, @Controller({ path: "/users" }): of a library that no rule knows
((export_statement
  decorator: (decorator (call_expression function: (_) @controller arguments: (arguments) @arguments)) @element
  declaration: (class_declaration body: (class_body (decorator (call_expression function: (_) @callee)))))
  (#set! kind "router") (#set! name "decorated") (#set! pick.prefix "text 0 0.path 0.route 0.url 0.prefix 0.basePath 1.path 1.prefix 1.basePath")
  (#set! controller.like "*Controller controller *Api *Router *Routes *Resource *Endpoint") (#set! controller.not "@nestjs/common.* routing-controllers.* inversify-express-utils.* @inversifyjs/http-core.* awilix-router-core.* tsoa.* @loopback/openapi-v3.*")
  (#set! callee.last "Get Post Put Patch Delete Head Options All GET POST PUT PATCH DELETE HEAD OPTIONS ALL httpGet httpPost httpPut httpPatch httpDelete") (#set! method.strip "http") (#set! callee.not "@nestjs/common.* routing-controllers.* inversify-express-utils.* @inversifyjs/http-core.* awilix-router-core.* tsoa.* @loopback/openapi-v3.*"))
((class_declaration
  decorator: (decorator (call_expression function: (_) @controller arguments: (arguments) @arguments)) @element
  body: (class_body (decorator (call_expression function: (_) @callee))))
  (#set! kind "router") (#set! name "decorated") (#set! pick.prefix "text 0 0.path 0.route 0.url 0.prefix 0.basePath 1.path 1.prefix 1.basePath")
  (#set! controller.like "*Controller controller *Api *Router *Routes *Resource *Endpoint") (#set! controller.not "@nestjs/common.* routing-controllers.* inversify-express-utils.* @inversifyjs/http-core.* awilix-router-core.* tsoa.* @loopback/openapi-v3.*")
  (#set! callee.last "Get Post Put Patch Delete Head Options All GET POST PUT PATCH DELETE HEAD OPTIONS ALL httpGet httpPost httpPut httpPatch httpDelete") (#set! method.strip "http") (#set! callee.not "@nestjs/common.* routing-controllers.* inversify-express-utils.* @inversifyjs/http-core.* awilix-router-core.* tsoa.* @loopback/openapi-v3.*"))

; @Get("/:id") one() {}, @GET({ url: "/:id" }) one() {}
((export_statement
  decorator: (decorator (call_expression function: (_) @controller))
  declaration: (class_declaration body: (class_body (decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)) @element)))
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.root "prefix") (#set! guard.decorators "true")
  (#set! pick.path "plain 0 0.path 0.url 0.route") (#set! pick.method "@callee")
  (#set! callee.last "Get Post Put Patch Delete Head Options All GET POST PUT PATCH DELETE HEAD OPTIONS ALL httpGet httpPost httpPut httpPatch httpDelete") (#set! method.strip "http")
  (#set! controller.like "*Controller controller *Api *Router *Routes *Resource *Endpoint") (#set! controller.not "@nestjs/common.* routing-controllers.* inversify-express-utils.* @inversifyjs/http-core.* awilix-router-core.* tsoa.* @loopback/openapi-v3.*") (#set! callee.unknown "library"))
((class_declaration
  decorator: (decorator (call_expression function: (_) @controller))
  body: (class_body (decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)) @element))
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.root "prefix") (#set! guard.decorators "true")
  (#set! pick.path "plain 0 0.path 0.url 0.route") (#set! pick.method "@callee")
  (#set! callee.last "Get Post Put Patch Delete Head Options All GET POST PUT PATCH DELETE HEAD OPTIONS ALL httpGet httpPost httpPut httpPatch httpDelete") (#set! method.strip "http")
  (#set! controller.like "*Controller controller *Api *Router *Routes *Resource *Endpoint") (#set! controller.not "@nestjs/common.* routing-controllers.* inversify-express-utils.* @inversifyjs/http-core.* awilix-router-core.* tsoa.* @loopback/openapi-v3.*") (#set! callee.unknown "library"))
