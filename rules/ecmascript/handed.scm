; needs: (app (server (router (fastify (api (express app.get( app.post( app.put( app.delete( router.get( router.post( server.get( fastify.get( .get("/ .get('/ .get(`/ .post("/ .post('/ .post(`/ .put("/ .put('/ .patch("/ .delete("/ .delete('/
; module.exports = (app) => { app.get("/users", (req, res) => ...) }: what reads like a route, on a parameter of which nothing says what it is
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all") (#set! router.unknown "parameter") (#set! path.like "/*") (#set! handler.trait "function arrow")) @element

; module.exports = (app) => { app.get("/users", wrap(users.list)) }: the same by the name of an application, answered by what nothing shows
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @method @at)
  arguments: (arguments (_) [(call_expression) (member_expression)] .) @arguments
  (#any-of? @router "app" "server" "router" "fastify" "express") (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all") (#set! router.unknown "parameter") (#set! path.like "/*")) @element

; module.exports = ({ app, db }) => { app.get("/users", (req, res) => ...) }: the same on what is taken out of such a parameter by a name of an application
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @router "app" "server" "router" "fastify" "express")
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all") (#set! router.unknown "field") (#set! path.like "/*") (#set! handler.trait "function arrow")) @element

; const { app, db } = deps; app.get("/users", (req, res) => ...): the same on an application that is taken out of a parameter later
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all") (#set! router.unknown "kept app server router fastify express") (#set! path.like "/*") (#set! handler.trait "function arrow")) @element

; args.app.get("/users", (req, res) => ...): the same on an application that a parameter keeps
(call_expression
  function: (member_expression object: (member_expression object: (identifier) property: (property_identifier) @_kept) @router property: (property_identifier) @method @at)
  arguments: (arguments) @arguments
  (#any-of? @_kept "app" "server" "router" "fastify" "express")
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all") (#set! router.unknown "kept") (#set! path.like "/*") (#set! handler.trait "function arrow")) @element

; fastify.route({ method: "GET", url: "/users", handler }), fastify.get("/users", { handler }): the same of what stands in an object
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function") (#set! requires "path method handler")
  (#set! pick.config "0") (#set! config.method "method") (#set! config.path "url") (#set! config.handler "handler")
  (#set! config.guard "preHandler onRequest preValidation")
  (#set! method.last "route") (#set! router.unknown "parameter")) @element
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.handler "1.handler") (#set! pick.guard "1.preHandler 1.onRequest 1.preValidation")
  (#set! method.last "get post put patch delete all") (#set! router.unknown "parameter") (#set! path.like "/*") (#set! handler.trait "function arrow")) @element

; const router = createRouter(), new Server(), App(): the same on what a library makes that no rule knows, by a name of a router
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all") (#set! path.like "/*")
  (#set! router.unknown "made *[Rr]outer *[Aa]pp *Application *[Ss]erver")) @element

; fastify.addHook("onRequest", fastify.authenticate): a guard of all routes of such a parameter
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "addHook")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function") (#set! pick.guard "1") (#set! pick.hook "0")
  (#set! hook.like "onRequest preHandler preValidation preParsing") (#set! name.unknown "parameter")) @element
