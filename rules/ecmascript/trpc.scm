; needs: outer({ outers( .query( .mutation( .subscription( TRPCError createNextApiHandler fetchRequestHandler createExpressMiddleware createHTTP nodeHTTPRequestHandler awsLambda applyWSSHandler fastifyTRPCPlugin trpcServer createNuxtApiHandler

; router({ byId: publicProcedure.query(...), post: postRouter }), mergeRouters(one, other)
(call_expression function: [(identifier) @callee (member_expression property: (property_identifier) @_last) @callee] arguments: (arguments) @held
  (#match? @callee "[rR]outers?$")
  (#set! kind "procedures") (#set! callee.is "@trpc/server.initTRPC*")) @element

; export const create = protectedProcedure.input(...).mutation(...), for a router elsewhere
(variable_declarator name: (identifier) @name value: (call_expression function: (member_expression property: (property_identifier) @method) @callee)
  (#any-of? @method "query" "mutation" "subscription")
  (#set! kind "procedure") (#set! callee.is "@trpc/server.initTRPC*")) @element

; throw new TRPCError({ code: "UNAUTHORIZED" }), by which what stands before a procedure keeps others out
(new_expression constructor: (identifier) @made arguments: (arguments) @arguments
  (#eq? @made "TRPCError")
  (#set! kind "refusal") (#set! pick.code "0.code") (#set! code.like "UNAUTHORIZED FORBIDDEN")) @element

; createExpressMiddleware({ router: appRouter }): what serves a router, which is the first one
(call_expression function: [(identifier) (member_expression)] @callee arguments: (arguments) @arguments
  (#match? @callee "(Handler|Middleware|Server)$")
  (#set! kind "procedures") (#set! facet.root "true") (#set! pick.held "0.router") (#set! held.made "@trpc/server.initTRPC*")
  (#set! callee.is "@trpc/server/adapters/next.createNextApiHandler @trpc/server/adapters/fetch.fetchRequestHandler @trpc/server/adapters/express.createExpressMiddleware @trpc/server/adapters/standalone.createHTTPServer @trpc/server/adapters/standalone.createHTTPHandler @trpc/server/adapters/node-http.nodeHTTPRequestHandler @trpc/server/adapters/aws-lambda.awsLambdaRequestHandler @trpc/server/adapters/ws.applyWSSHandler @hono/trpc-server.trpcServer trpc-nuxt.createNuxtApiHandler")) @element

; app.register(fastifyTRPCPlugin, { trpcOptions: { router: appRouter } })
(call_expression arguments: (arguments (identifier) @callee) @arguments
  (#eq? @callee "fastifyTRPCPlugin")
  (#set! kind "procedures") (#set! facet.root "true") (#set! pick.held "1.trpcOptions.router") (#set! held.made "@trpc/server.initTRPC*") (#set! callee.is "@trpc/server/adapters/fastify.fastifyTRPCPlugin")) @element
