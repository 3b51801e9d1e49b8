; needs: fastify .register( .route( app.get( app.post( app.put( app.delete( app.route( server.get( server.post( server.put( server.route( outes(... outer(... .get("/ .get('/ .get(`/ .post("/ .post('/ .post(`/ .put("/ .put('/ .put(`/ .patch("/ .patch('/ .patch(`/ .delete("/ .delete('/ .delete(`/

; const app = Fastify()
(variable_declarator name: (identifier) @name value: [(call_expression function: (_) @callee) (assignment_expression right: (call_expression function: (_) @callee)) (binary_expression right: (call_expression function: (_) @callee)) (ternary_expression (call_expression function: (_) @callee))]
  (#set! kind "router") (#set! facet.root "true") (#set! callee.is "fastify fastify.fastify fastify.default")) @element

; app.get("/path", { preHandler }, handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.handler "-1") (#set! pick.guard "1.preHandler 1.onRequest 1.preValidation")
  (#set! method.last "get post put patch delete all head options") (#set! router.instance "fastify fastify.fastify fastify.default fastify().* fastify.fastify().* fastify.FastifyInstance fastify/types/instance.FastifyInstance fastify.FastifyInstance().* 0#fastify.FastifyPluginAsync 0#fastify.FastifyPluginCallback 0#fastify.FastifyPlugin 0#@fastify/type-provider-typebox.FastifyPluginAsyncTypebox 0#@fastify/type-provider-typebox.FastifyPluginCallbackTypebox 0#@fastify/type-provider-json-schema-to-ts.FastifyPluginAsyncJsonSchemaToTs 0#fastify-type-provider-zod.FastifyPluginAsyncZod 0#fastify-type-provider-zod.FastifyPluginCallbackZod")) @element

; for (const route of routes) app[route.method](route.path, route.handler)
(call_expression function: (subscript_expression object: (_) @router index: (_) @method @at) arguments: (arguments) @arguments
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.handler "-1") (#set! pick.guard "1.preHandler 1.onRequest 1.preValidation")
  (#set! method.needed "pathless") (#set! router.instance "fastify fastify.fastify fastify.default fastify().* fastify.fastify().* fastify.FastifyInstance fastify/types/instance.FastifyInstance fastify.FastifyInstance().* 0#fastify.FastifyPluginAsync 0#fastify.FastifyPluginCallback 0#fastify.FastifyPlugin 0#@fastify/type-provider-typebox.FastifyPluginAsyncTypebox 0#@fastify/type-provider-typebox.FastifyPluginCallbackTypebox 0#@fastify/type-provider-json-schema-to-ts.FastifyPluginAsyncJsonSchemaToTs 0#fastify-type-provider-zod.FastifyPluginAsyncZod 0#fastify-type-provider-zod.FastifyPluginCallbackZod")) @element

; of a method in capitals, app[route.method.toLowerCase()](route.path, route.handler): which it is; the rest says the pattern above
(call_expression function: (subscript_expression index: (call_expression function: (member_expression object: (_) @method @at property: (property_identifier) @_lower)))
  (#eq? @_lower "toLowerCase")
  (#set! kind "route") (#set! requires "path handler")) @element

; app.route({ method: "GET", url: "/path", handler })
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function") (#set! requires "path")
  (#set! pick.config "0") (#set! config.method "method") (#set! config.path "url path") (#set! config.handler "handler")
  (#set! config.guard "preHandler onRequest preValidation")
  (#set! method.last "route") (#set! router.instance "fastify fastify.fastify fastify.default fastify().* fastify.fastify().* fastify.FastifyInstance fastify/types/instance.FastifyInstance fastify.FastifyInstance().* 0#fastify.FastifyPluginAsync 0#fastify.FastifyPluginCallback 0#fastify.FastifyPlugin 0#@fastify/type-provider-typebox.FastifyPluginAsyncTypebox 0#@fastify/type-provider-typebox.FastifyPluginCallbackTypebox 0#@fastify/type-provider-json-schema-to-ts.FastifyPluginAsyncJsonSchemaToTs 0#fastify-type-provider-zod.FastifyPluginAsyncZod 0#fastify-type-provider-zod.FastifyPluginCallbackZod")) @element

; app.register(routes, { prefix: "/path" })
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "mount") (#set! hands "true") (#set! pick.child "0") (#set! pick.prefix "1.prefix") (#set! prefix.without "fastify-plugin fastify-plugin.default fastify-plugin.fastifyPlugin")
  (#set! method.last "register") (#set! router.instance "fastify fastify.fastify fastify.default fastify().* fastify.fastify().* fastify.FastifyInstance fastify/types/instance.FastifyInstance fastify.FastifyInstance().* 0#fastify.FastifyPluginAsync 0#fastify.FastifyPluginCallback 0#fastify.FastifyPlugin 0#@fastify/type-provider-typebox.FastifyPluginAsyncTypebox 0#@fastify/type-provider-typebox.FastifyPluginCallbackTypebox 0#@fastify/type-provider-json-schema-to-ts.FastifyPluginAsyncJsonSchemaToTs 0#fastify-type-provider-zod.FastifyPluginAsyncZod 0#fastify-type-provider-zod.FastifyPluginCallbackZod")) @element

; app.register((f) => routes(f), { prefix: "/path" }): what a plugin in place hands its own instance to is the plugin
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at)
  arguments: (arguments . (arrow_function
    [parameter: (_) @_given parameters: (formal_parameters . (_) @_given)]
    body: [
      (call_expression function: (_) @child arguments: (arguments . (identifier) @_handed))
      (statement_block [
        (expression_statement [(call_expression function: (_) @child arguments: (arguments . (identifier) @_handed)) (await_expression (call_expression function: (_) @child arguments: (arguments . (identifier) @_handed)))])
        (return_statement [(call_expression function: (_) @child arguments: (arguments . (identifier) @_handed)) (await_expression (call_expression function: (_) @child arguments: (arguments . (identifier) @_handed)))])])])) @arguments
  (#eq? @_given @_handed)
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "mount") (#set! hands "true") (#set! pick.prefix "1.prefix")
  (#set! method.last "register") (#set! router.instance "fastify fastify.fastify fastify.default fastify().* fastify.fastify().* fastify.FastifyInstance fastify/types/instance.FastifyInstance fastify.FastifyInstance().* 0#fastify.FastifyPluginAsync 0#fastify.FastifyPluginCallback 0#fastify.FastifyPlugin 0#@fastify/type-provider-typebox.FastifyPluginAsyncTypebox 0#@fastify/type-provider-typebox.FastifyPluginCallbackTypebox 0#@fastify/type-provider-json-schema-to-ts.FastifyPluginAsyncJsonSchemaToTs 0#fastify-type-provider-zod.FastifyPluginAsyncZod 0#fastify-type-provider-zod.FastifyPluginCallbackZod")) @element

; app.register(autoload, { dir: "routes", options: { prefix: "/path" } })
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "mount") (#set! hands "true") (#set! pick.loader "0") (#set! pick.folder "1.dir") (#set! pick.prefix "1.options.prefix") (#set! pick.named "1.dirNameRoutePrefix")
  (#set! pick.marked "1.routeParams") (#set! prefix.without "fastify-plugin fastify-plugin.default fastify-plugin.fastifyPlugin")
  (#set! folder.prefix "autoPrefix")
  (#set! loader.is "@fastify/autoload @fastify/autoload.default @fastify/autoload.fastifyAutoload fastify-autoload")
  (#set! method.last "register") (#set! router.instance "fastify fastify.fastify fastify.default fastify().* fastify.fastify().* fastify.FastifyInstance fastify/types/instance.FastifyInstance fastify.FastifyInstance().* 0#fastify.FastifyPluginAsync 0#fastify.FastifyPluginCallback 0#fastify.FastifyPlugin 0#@fastify/type-provider-typebox.FastifyPluginAsyncTypebox 0#@fastify/type-provider-typebox.FastifyPluginCallbackTypebox 0#@fastify/type-provider-json-schema-to-ts.FastifyPluginAsyncJsonSchemaToTs 0#fastify-type-provider-zod.FastifyPluginAsyncZod 0#fastify-type-provider-zod.FastifyPluginCallbackZod")) @element

; app.addHook("onRequest", authenticate): a guard of all its routes
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "addHook")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function") (#set! pick.guard "1") (#set! pick.hook "0")
  (#set! hook.like "onRequest preHandler preValidation preParsing") (#set! name.instance "fastify fastify.fastify fastify.default fastify().* fastify.fastify().* fastify.FastifyInstance fastify/types/instance.FastifyInstance fastify.FastifyInstance().* 0#fastify.FastifyPluginAsync 0#fastify.FastifyPluginCallback 0#fastify.FastifyPlugin 0#@fastify/type-provider-typebox.FastifyPluginAsyncTypebox 0#@fastify/type-provider-typebox.FastifyPluginCallbackTypebox 0#@fastify/type-provider-json-schema-to-ts.FastifyPluginAsyncJsonSchemaToTs 0#fastify-type-provider-zod.FastifyPluginAsyncZod 0#fastify-type-provider-zod.FastifyPluginCallbackZod")) @element

; registerRoutes(app)
(call_expression function: (_) @function arguments: (arguments (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "fastify fastify.fastify fastify.default fastify().* fastify.fastify().* fastify.FastifyInstance fastify/types/instance.FastifyInstance fastify.FastifyInstance().* 0#fastify.FastifyPluginAsync 0#fastify.FastifyPluginCallback 0#fastify.FastifyPlugin 0#@fastify/type-provider-typebox.FastifyPluginAsyncTypebox 0#@fastify/type-provider-typebox.FastifyPluginCallbackTypebox 0#@fastify/type-provider-json-schema-to-ts.FastifyPluginAsyncJsonSchemaToTs 0#fastify-type-provider-zod.FastifyPluginAsyncZod 0#fastify-type-provider-zod.FastifyPluginCallbackZod")) @call @element

; registerRoutes({ app, ...services }), registerRoutes({ app: api }), registerRoutes({ app: this.app }): what is taken out of the parameter
(call_expression function: (_) @function arguments: (arguments . (object [(shorthand_property_identifier) @given @field @element (pair value: (object (shorthand_property_identifier) @given @field @element)) (pair key: (property_identifier) @field value: [(identifier) (member_expression)] @given) @element]))
  (#set! kind "handover") (#set! given.instance "fastify fastify.fastify fastify.default fastify().* fastify.fastify().* fastify.FastifyInstance fastify/types/instance.FastifyInstance fastify.FastifyInstance().* 0#fastify.FastifyPluginAsync 0#fastify.FastifyPluginCallback 0#fastify.FastifyPlugin 0#@fastify/type-provider-typebox.FastifyPluginAsyncTypebox 0#@fastify/type-provider-typebox.FastifyPluginCallbackTypebox 0#@fastify/type-provider-json-schema-to-ts.FastifyPluginAsyncJsonSchemaToTs 0#fastify-type-provider-zod.FastifyPluginAsyncZod 0#fastify-type-provider-zod.FastifyPluginCallbackZod"))

; registerRoutes(...args)
(call_expression function: (_) @function arguments: (arguments (spread_element (identifier)) @given) @argument
  (#set! kind "handover") (#set! given.instance "fastify fastify.fastify fastify.default fastify().* fastify.fastify().* fastify.FastifyInstance fastify/types/instance.FastifyInstance fastify.FastifyInstance().* 0#fastify.FastifyPluginAsync 0#fastify.FastifyPluginCallback 0#fastify.FastifyPlugin 0#@fastify/type-provider-typebox.FastifyPluginAsyncTypebox 0#@fastify/type-provider-typebox.FastifyPluginCallbackTypebox 0#@fastify/type-provider-json-schema-to-ts.FastifyPluginAsyncJsonSchemaToTs 0#fastify-type-provider-zod.FastifyPluginAsyncZod 0#fastify-type-provider-zod.FastifyPluginCallbackZod")) @element
