; needs: hono Hono createApp( openapi( createRoute .basePath( outer.get( outer.post( app.get( app.post( app.use( app.route( outes( oute( outer( .get("/ .get('/ .get(`/ .post("/ .post('/ .post(`/ .put("/ .put('/ .put(`/ .patch("/ .patch('/ .patch(`/ .delete("/ .delete('/ .delete(`/

; const app = new Hono(), and what is chained on it
(variable_declarator name: (identifier) @name value: [(new_expression constructor: (_) @callee) (assignment_expression right: (new_expression constructor: (_) @callee)) (binary_expression right: (new_expression constructor: (_) @callee)) (ternary_expression (new_expression constructor: (_) @callee))]
  (#set! kind "router") (#set! facet.root "called app application server") (#set! callee.is "hono.Hono hono/tiny.Hono hono/quick.Hono @hono/zod-openapi.OpenAPIHono")) @element
(variable_declarator name: (identifier) @name value: [(call_expression function: (member_expression) @callee) @chain (binary_expression right: (call_expression function: (member_expression) @callee) @chain) (ternary_expression (call_expression function: (member_expression) @callee) @chain)]
  (#set! kind "router") (#set! facet.root "called app application server") (#set! callee.is "hono.Hono().* hono/tiny.Hono().* @hono/zod-openapi.OpenAPIHono().* hono/factory.createFactory().createApp hono/factory.Factory().createApp hono/factory.createFactory().createApp().* hono/factory.Factory().createApp().*")) @element

; class Api { app = new Hono().basePath("/api"); } and this.app = new Hono().basePath("/api")
(class_body (_ (property_identifier) @name value: (call_expression function: (member_expression) @callee) @chain)
  (#set! kind "router") (#set! facet.root "called app application server") (#set! callee.is "hono.Hono().* @hono/zod-openapi.OpenAPIHono().*")) @element
(assignment_expression left: (member_expression object: (this)) @name right: (call_expression function: (member_expression) @callee) @chain
  (#set! kind "router") (#set! facet.root "called app application server") (#set! callee.is "hono.Hono().* @hono/zod-openapi.OpenAPIHono().*")) @element

; function createRouter() { return new Hono(); }, const createRouter = () => new Hono()
(return_statement (new_expression constructor: (_) @callee)
  (#set! kind "router") (#set! name "function") (#set! facet.root "called app application server") (#set! callee.is "hono.Hono hono/tiny.Hono hono/quick.Hono @hono/zod-openapi.OpenAPIHono")) @element
(arrow_function body: (new_expression constructor: (_) @callee) @element
  (#set! kind "router") (#set! name "function") (#set! facet.root "called app application server") (#set! callee.is "hono.Hono hono/tiny.Hono hono/quick.Hono @hono/zod-openapi.OpenAPIHono"))

; app.get("/path", guard, handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#not-match? @arguments "^[(]\\s*((require|ensure|check|verify|validate|protect|with|is|has|rate|auth)[A-Z]\\w*|\\w*(Auth|Guard|Middleware|Validator|Limiter|Limit)|auth|guard|middleware|protect)\\s*,")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all options") (#set! method.guards "all")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; app.get("/path", list).post(create).delete(guard(), clear): a link without a path stands at the one before
(call_expression function: (member_expression object: (call_expression
    function: (member_expression object: (_) @router property: (property_identifier) @_first) arguments: (arguments . [(string) (template_string)] @path . (_)))
    property: (property_identifier) @method @at)
  arguments: (arguments . [(arrow_function) (function_expression) (call_expression) (identifier)] @_lead) @arguments
  (#match? @_lead "\\W|^(require|ensure|check|verify|validate|protect|with|is|has|rate|auth)[A-Z]|(Auth|Guard|Middleware|Validator|Limiter|Limit)$|^(auth|guard|middleware|protect)$")
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_first "get" "post" "put" "patch" "delete" "all" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function") (#set! pick.guard "0:-1") (#set! pick.handler "-1")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element
(call_expression function: (member_expression object: (call_expression
    function: (member_expression object: (_) @router property: (property_identifier) @_first) arguments: (arguments . [(string) (template_string)] @path . (_)))
    property: (property_identifier) @method @at)
  arguments: (arguments . [(identifier) (member_expression)] .) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_first "get" "post" "put" "patch" "delete" "all" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! pick.handler "-1")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element
(call_expression function: (member_expression object: (call_expression
    function: (member_expression object: (call_expression
    function: (member_expression object: (_) @router property: (property_identifier) @_first) arguments: (arguments . [(string) (template_string)] @path . (_))) property: (property_identifier) @_link0) arguments: (arguments . [(arrow_function) (function_expression) (call_expression) (identifier) (member_expression)]))
    property: (property_identifier) @method @at)
  arguments: (arguments . [(arrow_function) (function_expression) (call_expression) (identifier)] @_lead) @arguments
  (#match? @_lead "\\W|^(require|ensure|check|verify|validate|protect|with|is|has|rate|auth)[A-Z]|(Auth|Guard|Middleware|Validator|Limiter|Limit)$|^(auth|guard|middleware|protect)$")
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_first "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_link0 "get" "post" "put" "patch" "delete" "all" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function") (#set! pick.guard "0:-1") (#set! pick.handler "-1")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element
(call_expression function: (member_expression object: (call_expression
    function: (member_expression object: (call_expression
    function: (member_expression object: (_) @router property: (property_identifier) @_first) arguments: (arguments . [(string) (template_string)] @path . (_))) property: (property_identifier) @_link0) arguments: (arguments . [(arrow_function) (function_expression) (call_expression) (identifier) (member_expression)]))
    property: (property_identifier) @method @at)
  arguments: (arguments . [(identifier) (member_expression)] .) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_first "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_link0 "get" "post" "put" "patch" "delete" "all" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! pick.handler "-1")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element
(call_expression function: (member_expression object: (call_expression
    function: (member_expression object: (call_expression
    function: (member_expression object: (call_expression
    function: (member_expression object: (_) @router property: (property_identifier) @_first) arguments: (arguments . [(string) (template_string)] @path . (_))) property: (property_identifier) @_link0) arguments: (arguments . [(arrow_function) (function_expression) (call_expression) (identifier) (member_expression)])) property: (property_identifier) @_link1) arguments: (arguments . [(arrow_function) (function_expression) (call_expression) (identifier) (member_expression)]))
    property: (property_identifier) @method @at)
  arguments: (arguments . [(arrow_function) (function_expression) (call_expression) (identifier)] @_lead) @arguments
  (#match? @_lead "\\W|^(require|ensure|check|verify|validate|protect|with|is|has|rate|auth)[A-Z]|(Auth|Guard|Middleware|Validator|Limiter|Limit)$|^(auth|guard|middleware|protect)$")
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_first "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_link0 "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_link1 "get" "post" "put" "patch" "delete" "all" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function") (#set! pick.guard "0:-1") (#set! pick.handler "-1")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element
(call_expression function: (member_expression object: (call_expression
    function: (member_expression object: (call_expression
    function: (member_expression object: (call_expression
    function: (member_expression object: (_) @router property: (property_identifier) @_first) arguments: (arguments . [(string) (template_string)] @path . (_))) property: (property_identifier) @_link0) arguments: (arguments . [(arrow_function) (function_expression) (call_expression) (identifier) (member_expression)])) property: (property_identifier) @_link1) arguments: (arguments . [(arrow_function) (function_expression) (call_expression) (identifier) (member_expression)]))
    property: (property_identifier) @method @at)
  arguments: (arguments . [(identifier) (member_expression)] .) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_first "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_link0 "get" "post" "put" "patch" "delete" "all" "options") (#any-of? @_link1 "get" "post" "put" "patch" "delete" "all" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! pick.handler "-1")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; const tag = new Hono().basePath("/:tag"); tag.get((c) => ...): the base path itself
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @method @at)
  arguments: (arguments . [(arrow_function) (function_expression)] @handler .)
  (#any-of? @method "get" "post" "put" "patch" "delete" "all")
  (#set! kind "route") (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; for (const route of routes) app[route.method](route.path, route.handler)
(call_expression function: (subscript_expression object: (_) @router index: (_) @method @at) arguments: (arguments) @arguments
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.needed "pathless")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; of a method in capitals, app[route.method.toLowerCase()](route.path, route.handler): which it is; the rest says the pattern above
(call_expression function: (subscript_expression index: (call_expression function: (member_expression object: (_) @method @at property: (property_identifier) @_lower)))
  (#eq? @_lower "toLowerCase")
  (#set! kind "route") (#set! requires "path handler")) @element

; app.on("GET", "/path", handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @verb @at) arguments: (arguments) @arguments
  (#any-of? @verb "on")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "3") (#set! pick.method "0") (#set! pick.path "1") (#set! pick.guard "2:-1") (#set! pick.handler "-1")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; app.openapi(createRoute({ method: "get", path: "/path" }), handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @verb @at) arguments: (arguments) @arguments
  (#any-of? @verb "openapi")
  (#set! kind "route") (#set! path.root "prefix") (#set! requires "path") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.config "0") (#set! pick.handler "1")
  (#set! config.path "path") (#set! config.method "method") (#set! config.guard "middleware")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; const list = endpoint({ route: createRoute({ method: "get", path: "/path" }), handler }), list.mount(app): an endpoint that registers itself
(call_expression function: (member_expression object: (identifier) @config) arguments: (arguments . (identifier) @router)
  (#set! kind "route") (#set! path.root "prefix") (#set! requires "path") (#set! method.needed "true") (#set! guard.name "function") (#set! configured "route")
  (#set! config.path "path") (#set! config.method "method") (#set! config.guard "middleware") (#set! config.handler "handler")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; app.route("/path", sub)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "mount") (#set! pick.prefix "0") (#set! pick.child "1")
  (#set! method.last "route") (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; this.context.server.route("/path", sub): on what nothing shows
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at @element) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "mount") (#set! router "unknown") (#set! pick.prefix "0") (#set! pick.child "1")
  (#set! method.last "route") (#set! child.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*"))

; app.route("/path", new Hono().get("/", list)): made where it is mounted
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @_mount)
  arguments: (arguments . (comment)* . (_) @prefix . (comment)* . [(call_expression) (new_expression)] @child) @element
  (#eq? @_mount "route")
  (#set! kind "mount") (#set! inline "call") (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*"))

; app.use(requireAuth), app.use("*", requireAuth), new Hono().use(requireAuth)
(call_expression function: (member_expression object: (_) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "use")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function") (#set! guard.order "true") (#set! pick.guard "other 0:") (#set! pick.scope "other 0") (#set! scope.like "*") (#set! scope.covers "path")
  (#set! name.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element
(call_expression function: (member_expression object: (_) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "use")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function") (#set! guard.order "true") (#set! pick.guard "other 1:")
  (#set! pick.scope "text 0") (#set! scope.covers "path")
  (#set! name.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; app.all("/admin/*", requireAuth)
(call_expression function: (member_expression object: (_) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "all")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function") (#set! guard.order "true") (#set! pick.guard "other 1:")
  (#set! pick.scope "text 0") (#set! scope.like "*[*]*") (#set! scope.covers "path")
  (#set! name.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; registerRoutes(app)
(call_expression function: (_) @function arguments: (arguments (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @call @element

; registerRoutes({ app, ...services }), registerRoutes({ app: api }), registerRoutes({ app: this.app }): what is taken out of the parameter
(call_expression function: (_) @function arguments: (arguments . (object [(shorthand_property_identifier) @given @field @element (pair value: (object (shorthand_property_identifier) @given @field @element)) (pair key: (property_identifier) @field value: [(identifier) (member_expression)] @given) @element]))
  (#set! kind "handover") (#set! given.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*"))

; registerRoutes(...args)
(call_expression function: (_) @function arguments: (arguments (spread_element (identifier)) @given) @argument
  (#set! kind "handover") (#set! given.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element

; app.mount("/path", other.fetch)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @_mount)
  arguments: (arguments . (comment)* . (_) @prefix . (comment)* . (member_expression object: (_) @child property: (property_identifier) @_fetch))
  (#eq? @_mount "mount") (#any-of? @_fetch "fetch" "handle" "request")
  (#set! kind "mount") (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono* hono/factory.createFactory().createApp* hono/factory.Factory().createApp*")) @element
