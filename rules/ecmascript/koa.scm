; needs: koa outer.get( outer.post( outer.put( outer.delete( outer.use( outes(... outer(... .get("/ .get('/ .get(`/ .post("/ .post('/ .post(`/ .put("/ .put('/ .put(`/ .patch("/ .patch('/ .patch(`/ .delete("/ .delete('/ .delete(`/

; const app = new Koa()
(variable_declarator name: (identifier) @name value: [(new_expression constructor: (_) @callee) (assignment_expression right: (new_expression constructor: (_) @callee)) (binary_expression right: (new_expression constructor: (_) @callee)) (ternary_expression (new_expression constructor: (_) @callee))]
  (#set! kind "router") (#set! facet.root "true") (#set! callee.is "koa")) @element

; const router = new Router({ prefix: "/path" })
(variable_declarator name: (identifier) @name value: [(new_expression constructor: (_) @callee arguments: (arguments) @arguments)
    (assignment_expression right: (new_expression constructor: (_) @callee arguments: (arguments) @arguments))
    (binary_expression right: (new_expression constructor: (_) @callee arguments: (arguments) @arguments))
    (ternary_expression (new_expression constructor: (_) @callee arguments: (arguments) @arguments))]
  (#set! kind "router") (#set! pick.prefix "0.prefix") (#set! callee.is "@koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter koa-joi-router koa-better-router koa-tree-router koa-zod-router")) @element

; const router = new Router().prefix("/path").use(...), and of a class
(variable_declarator name: (identifier) @name value: (call_expression function: (member_expression) @callee) @chain
  (#set! kind "router") (#set! callee.is "@koa/router().* koa-router().* @koa/router.Router().* koa-router.Router().*")) @element
(class_body (_ (property_identifier) @name value: (call_expression function: (member_expression) @callee) @chain)
  (#set! kind "router") (#set! callee.is "@koa/router().* koa-router().* @koa/router.Router().* koa-router.Router().*")) @element
(assignment_expression left: (member_expression object: (this)) @name right: (call_expression function: (member_expression) @callee) @chain
  (#set! kind "router") (#set! callee.is "@koa/router().* koa-router().* @koa/router.Router().* koa-router.Router().*")) @element

; router.prefix("/path")
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "prefix")
  (#set! kind "router") (#set! pick.prefix "0") (#set! name.instance "@koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter koa-joi-router koa-better-router koa-tree-router koa-zod-router @koa/router.default @koa/router().* koa-router().* koa-zod-router().*")) @element

; router.get("/path", guard, handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "named 0") (#set! pick.guard "other 1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete del all head options") (#set! router.instance "@koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter koa-joi-router koa-better-router koa-tree-router koa-zod-router @koa/router.default @koa/router().* koa-router().* koa-zod-router().*")) @element

; router.register("/path", ["get", "post"], handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @_register @at) arguments: (arguments) @arguments
  (#eq? @_register "register")
  (#set! kind "route") (#set! path.root "prefix")
  (#set! pick.least "3") (#set! pick.path "0") (#set! pick.method "1") (#set! pick.handler "2")
  (#set! router.instance "@koa/router koa-router @koa/router.Router koa-router.Router @koa/router.default @koa/router().* koa-router().*")) @element

; for (const route of routes) app[route.method](route.path, route.handler)
(call_expression function: (subscript_expression object: (_) @router index: (_) @method @at) arguments: (arguments) @arguments
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "named 0") (#set! pick.guard "other 1:-1") (#set! pick.handler "-1")
  (#set! method.needed "pathless") (#set! router.instance "@koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter koa-joi-router koa-better-router koa-tree-router koa-zod-router @koa/router.default @koa/router().* koa-router().* koa-zod-router().*")) @element

; of a method in capitals, app[route.method.toLowerCase()](route.path, route.handler): which it is; the rest says the pattern above
(call_expression function: (subscript_expression index: (call_expression function: (member_expression object: (_) @method @at property: (property_identifier) @_lower)))
  (#eq? @_lower "toLowerCase")
  (#set! kind "route") (#set! requires "path handler")) @element

; app.use(router.routes()), router.use("/path", guard, sub.routes())
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "mount") (#set! guard.known "true") (#set! guard.name "function")
  (#set! pick.prefix "text 0") (#set! pick.child "other 0:") (#set! pick.guard "other 0:-1")
  (#set! method.last "use") (#set! router.instance "koa koa().* @koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter koa-joi-router koa-better-router koa-tree-router koa-zod-router @koa/router.default @koa/router().* koa-router().* koa-zod-router().*")) @element

; router.use(requireAuth): a guard of all its routes
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "use")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function") (#set! guard.order "true") (#set! pick.guard "other 0:") (#set! pick.scope "other 0") (#set! scope.like "*")
  (#set! name.instance "koa @koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter koa-joi-router koa-better-router koa-tree-router koa-zod-router @koa/router.default @koa/router().* koa-router().* koa-zod-router().*")) @element

; router.use("/", requireAuth): the same; router.use("/admin", requireAuth): of what is below that path
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "use")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function") (#set! guard.order "true") (#set! pick.guard "other 1:")
  (#set! pick.scope "text 0") (#set! scope.covers "below") (#set! guard.not "@koa/router* koa-router*")
  (#set! name.instance "koa @koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter koa-joi-router koa-better-router koa-tree-router koa-zod-router @koa/router.default @koa/router().* koa-router().* koa-zod-router().*")) @element

; registerRoutes(router)
(call_expression function: (_) @function arguments: (arguments (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "koa @koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter koa-joi-router koa-better-router koa-tree-router koa-zod-router @koa/router.default @koa/router().* koa-router().* koa-zod-router().*")) @call @element

; registerRoutes({ app, ...services }), registerRoutes({ app: api }), registerRoutes({ app: this.app }): what is taken out of the parameter
(call_expression function: (_) @function arguments: (arguments . (object [(shorthand_property_identifier) @given @field @element (pair value: (object (shorthand_property_identifier) @given @field @element)) (pair key: (property_identifier) @field value: [(identifier) (member_expression)] @given) @element]))
  (#set! kind "handover") (#set! given.instance "koa @koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter koa-joi-router koa-better-router koa-tree-router koa-zod-router @koa/router.default @koa/router().* koa-router().* koa-zod-router().*"))

; registerRoutes(...args)
(call_expression function: (_) @function arguments: (arguments (spread_element (identifier)) @given) @argument
  (#set! kind "handover") (#set! given.instance "koa @koa/router koa-router @koa/router.Router koa-router.Router koa-swagger-decorator.SwaggerRouter koa-joi-router koa-better-router koa-tree-router koa-zod-router @koa/router.default @koa/router().* koa-router().* koa-zod-router().*")) @element

; const router = koaRouter(), createRouter({ prefix: "/path" })
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! pick.prefix "0.prefix") (#set! callee.is "@koa/router koa-router koa-joi-router koa-better-router koa-zod-router")) @element

; export default combineRouters(users, teams)
((call_expression function: (_) @callee arguments: (arguments) @arguments) @element
  (#set! kind "mount") (#set! pick.child "0:") (#set! callee.is "koa-combine-routers koa-combine-routers.combineRouters"))

; app.use(mount("/path", other))
((call_expression function: (_) @callee arguments: (arguments) @arguments) @element
  (#set! kind "mount") (#set! pick.prefix "text 0") (#set! pick.child "other 0:") (#set! callee.is "koa-mount"))
