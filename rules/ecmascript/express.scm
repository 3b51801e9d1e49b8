; needs: express outer) (app) (app, (router, Router( .Router outer.get( outer.post( outer.put( outer.use( outer.delete( app.get( app.post( app.use( app.route( outes(... outer(... .get("/ .get('/ .get(`/ .post("/ .post('/ .post(`/ .put("/ .put('/ .put(`/ .patch("/ .patch('/ .patch(`/ .delete("/ .delete('/ .delete(`/

; const app = express()
(variable_declarator name: (identifier) @name value: [(call_expression function: (_) @callee) (assignment_expression right: (call_expression function: (_) @callee)) (binary_expression right: (call_expression function: (_) @callee)) (ternary_expression (call_expression function: (_) @callee))]
  (#set! kind "router") (#set! facet.root "true") (#set! callee.is "express")) @element

; const app = new express()
(variable_declarator name: (identifier) @name value: [(new_expression constructor: (_) @callee) (assignment_expression right: (new_expression constructor: (_) @callee)) (binary_expression right: (new_expression constructor: (_) @callee)) (ternary_expression (new_expression constructor: (_) @callee))]
  (#set! kind "router") (#set! facet.root "true") (#set! callee.is "express")) @element

; const { app } = expressWs(express()), const app = expressWs(express()).app: a library gives the application back
(variable_declarator name: (object_pattern [(shorthand_property_identifier_pattern) @name (pair_pattern key: (property_identifier) @_given value: (identifier) @name)])
  value: (call_expression function: (_) @callee)
  (#set! kind "router") (#set! facet.root "true") (#set! name.instance "express-ws().app") (#set! callee.is "express-ws")) @element
(variable_declarator name: (identifier) @name value: (member_expression property: (property_identifier) @_given)
  (#eq? @_given "app")
  (#set! kind "router") (#set! facet.root "true") (#set! name.instance "express-ws().app")) @element

; const router = Router(), const router = express.Router().use(...)
(variable_declarator name: (identifier) @name value: [(call_expression function: (_) @callee) (assignment_expression right: (call_expression function: (_) @callee)) (binary_expression right: (call_expression function: (_) @callee)) (ternary_expression (call_expression function: (_) @callee))]
  (#set! kind "router") (#set! callee.is "express.Router express.Router().* express-promise-router")) @element
(variable_declarator name: (identifier) @name value: [(new_expression constructor: (_) @callee) (assignment_expression right: (new_expression constructor: (_) @callee)) (binary_expression right: (new_expression constructor: (_) @callee)) (ternary_expression (new_expression constructor: (_) @callee))]
  (#set! kind "router") (#set! callee.is "express.Router express-promise-router")) @element

; router.get("/path", guard, handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all head options") (#set! method.guards "all") (#set! router.chain "none") (#set! registers.through "route")
  (#set! router.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*")) @element

; for (const route of routes) app[route.method](route.path, route.handler)
(call_expression function: (subscript_expression object: (_) @router index: (_) @method @at) arguments: (arguments) @arguments
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.needed "pathless")
  (#set! router.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*")) @element

; of a method in capitals, app[route.method.toLowerCase()](route.path, route.handler): which it is; the rest says the pattern above
(call_expression function: (subscript_expression index: (call_expression function: (member_expression object: (_) @method @at property: (property_identifier) @_lower)))
  (#eq? @_lower "toLowerCase")
  (#set! kind "route") (#set! requires "path handler")) @element

; router.route("/path").get(guard, handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! guard.name "function")
  (#set! pick.least "1") (#set! pick.guard "0:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all head options") (#set! method.guards "all") (#set! router.chain "path")
  (#set! router.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*")) @element

; app.use(router), app.use("/path", guard, router), app.use("/path", [guard, router]), app.use(...routers)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "mount") (#set! guard.known "true") (#set! guard.name "function")
  (#set! pick.prefix "text 0") (#set! pick.child "other 0:") (#set! pick.guard "other 0:-1 -1.:-1") (#set! each "child")
  (#set! method.last "use") (#set! router.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*")) @element

; app.use("/path", express.Router().get("/", list)): made where it is mounted
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @_mount)
  arguments: (arguments . (comment)* . [(string) (template_string)] @prefix . (comment)* . (call_expression) @child .) @element
  (#eq? @_mount "use")
  (#set! kind "mount") (#set! inline "call") (#set! child.instance "express.Router* express.Router().* express-promise-router*")
  (#set! router.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*"))

; app.use("/path", express.Router().get("/", list)): the same on something that nothing tells to be an application
(call_expression function: (member_expression object: (_) property: (property_identifier) @_mount)
  arguments: (arguments . (comment)* . [(string) (template_string)] @prefix . (comment)* . (call_expression) @child .) @element
  (#eq? @_mount "use")
  (#set! kind "mount") (#set! inline "call") (#set! router "elsewhere") (#set! child.instance "express.Router().*"))

; router.use(requireAuth): a guard of all its routes
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "use")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function") (#set! guard.order "true") (#set! pick.guard "other 0:") (#set! pick.scope "other 0") (#set! scope.like "*")
  (#set! name.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*")) @element

; router.use("/", requireAuth): the same; router.use("/admin", requireAuth): of what is below that path
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "use")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function") (#set! guard.order "true") (#set! pick.guard "other 1:")
  (#set! pick.scope "text 0") (#set! scope.covers "below") (#set! guard.not "express express() express.Router*")
  (#set! name.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*")) @element

; router.all("/admin/*", requireAuth): of what is below that path
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "all")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function") (#set! guard.order "true") (#set! pick.guard "other 1:")
  (#set! pick.scope "text 0") (#set! scope.like "*[*]*") (#set! scope.covers "path")
  (#set! name.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*")) @element

; if (strict) { router.use(requireAuth); }, strict && router.use(requireAuth): perhaps, but of those in the same branch
(if_statement consequence: (statement_block (expression_statement (call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at)) @element)) @branch
  (#any-of? @method "use")
  (#set! kind "router") (#set! name.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*"))
(if_statement consequence: (expression_statement (call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at)) @element) @branch
  (#any-of? @method "use")
  (#set! kind "router") (#set! name.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*"))
(else_clause (statement_block (expression_statement (call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at)) @element)) @branch
  (#any-of? @method "use")
  (#set! kind "router") (#set! name.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*"))
(else_clause (expression_statement (call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at)) @element) @branch
  (#any-of? @method "use")
  (#set! kind "router") (#set! name.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*"))
(binary_expression right: (call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at)) @element @branch
  (#any-of? @method "use")
  (#set! kind "router") (#set! name.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*"))
(ternary_expression (call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at)) @element @branch
  (#any-of? @method "use")
  (#set! kind "router") (#set! name.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*"))

; registerRoutes(app), require("./routes")(app)
(call_expression function: (_) @function arguments: (arguments (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*")) @call @element

; registerRoutes({ app, ...services }), registerRoutes({ app: api }), registerRoutes({ app: this.app }): what is taken out of the parameter
(call_expression function: (_) @function arguments: (arguments . (object [(shorthand_property_identifier) @given @field @element (pair value: (object (shorthand_property_identifier) @given @field @element)) (pair key: (property_identifier) @field value: [(identifier) (member_expression)] @given) @element]))
  (#set! kind "handover") (#set! given.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*"))

; registerRoutes(...args)
(call_expression function: (_) @function arguments: (arguments (spread_element (identifier)) @given) @argument
  (#set! kind "handover") (#set! given.instance "express express.* express-serve-static-core.* express-ws().app express().* express-promise-router express-promise-router().*")) @element
