; needs: elysia .get("/ .get('/ .get(`/ .post("/ .post('/ .post(`/ .group( .guard(

; const app = new Elysia({ prefix: "/path" }), and what is chained on it
(variable_declarator name: (identifier) @name value: [(new_expression constructor: (_) @callee arguments: (arguments) @arguments)
    (assignment_expression right: (new_expression constructor: (_) @callee arguments: (arguments) @arguments))
    (binary_expression right: (new_expression constructor: (_) @callee arguments: (arguments) @arguments))
    (ternary_expression (new_expression constructor: (_) @callee arguments: (arguments) @arguments))]
  (#set! kind "router") (#set! pick.prefix "0.prefix") (#set! callee.is "elysia.Elysia elysia")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (member_expression) @callee) @chain
  (#set! kind "router") (#set! facet.root "true") (#set! callee.is "elysia.Elysia().* elysia().*")) @element

; app.listen(3000), Bun.serve({ fetch: app.fetch }): what serves is no part of another
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @_serving)
  (#eq? @_serving "listen")
  (#set! kind "router") (#set! facet.root "true") (#set! name.instance "elysia.Elysia* elysia*")) @element
(pair key: (property_identifier) @_key value: (member_expression object: (identifier) @name property: (property_identifier) @_serving)
  (#eq? @_key "fetch") (#any-of? @_serving "fetch" "handle")
  (#set! kind "router") (#set! facet.root "true") (#set! name.instance "elysia.Elysia* elysia*")) @element

; app.get("/path", handler, { beforeHandle: guard })
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix")
  (#set! pick.path "0") (#set! pick.handler "other 1") (#set! pick.guard "2.beforeHandle")
  (#set! method.last "get post put patch delete all head options") (#set! router.instance "elysia.Elysia* elysia* elysia.AnyElysia*")) @element

; app[method]("/path", handler): the method is what a loop goes through
(call_expression function: (subscript_expression object: (_) @router index: (_) @method @at) arguments: (arguments) @arguments
  (#set! kind "route") (#set! path.root "prefix") (#set! method.needed "pathless")
  (#set! pick.path "0") (#set! pick.handler "other 1") (#set! pick.guard "2.beforeHandle")
  (#set! router.instance "elysia.Elysia* elysia* elysia.AnyElysia*")) @element

; app.use(users)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "mount") (#set! pick.child "other 0:") (#set! method.last "use") (#set! router.instance "elysia.Elysia* elysia* elysia.AnyElysia*")) @element

; app.group("/path", (app) => app.get(...)), app.guard({ ... }, (app) => app.get(...))
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "group" "guard")
  (#set! kind "mount") (#set! hands "true") (#set! pick.least "2") (#set! pick.prefix "text 0") (#set! pick.child "-1")
  (#set! router.instance "elysia.Elysia* elysia* elysia.AnyElysia*")) @element

; registerRoutes(app)
(call_expression function: (_) @function arguments: (arguments (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "elysia.Elysia* elysia* elysia.AnyElysia*")) @call @element

; registerRoutes({ app, ...services }), registerRoutes({ app: api }), registerRoutes({ app: this.app }): what is taken out of the parameter
(call_expression function: (_) @function arguments: (arguments . (object [(shorthand_property_identifier) @given @field @element (pair key: (property_identifier) @field value: [(identifier) (member_expression)] @given) @element]))
  (#set! kind "handover") (#set! given.instance "elysia.Elysia* elysia* elysia.AnyElysia*"))

; registerRoutes(...args)
(call_expression function: (_) @function arguments: (arguments (spread_element (identifier)) @given) @argument
  (#set! kind "handover") (#set! given.instance "elysia.Elysia* elysia* elysia.AnyElysia*")) @element

; app.mount("/path", other.fetch)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @_mount)
  arguments: (arguments . (comment)* . (_) @prefix . (comment)* . (member_expression object: (_) @child property: (property_identifier) @_fetch))
  (#eq? @_mount "mount") (#any-of? @_fetch "fetch" "handle" "request")
  (#set! kind "mount") (#set! router.instance "elysia.Elysia* elysia* elysia.AnyElysia*")) @element

; app.ws("/chat", { message() {} })
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @_ws @at) arguments: (arguments) @arguments
  (#eq? @_ws "ws")
  (#set! kind "route") (#set! path.root "prefix") (#set! method "WEBSOCKET")
  (#set! pick.path "text 0") (#set! pick.least "2") (#set! router.instance "elysia.Elysia* elysia* elysia.AnyElysia*")) @element

; app.route("GET", "/path", handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @_route @at) arguments: (arguments . (string) @method) @arguments
  (#eq? @_route "route")
  (#set! kind "route") (#set! path.root "prefix")
  (#set! pick.path "1") (#set! pick.handler "2") (#set! router.instance "elysia.Elysia* elysia* elysia.AnyElysia*")) @element
