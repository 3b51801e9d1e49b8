; needs: @orpc/server @orpc/openapi .handler( ORPCError

; new RPCHandler(router), new OpenAPIHandler({ users: usersRouter }): what is served is an object of procedures
(new_expression constructor: (_) @callee arguments: (arguments) @held
  (#set! kind "procedures") (#set! facet.root "true") (#set! callee.is "@orpc/server/fetch.RPCHandler @orpc/server/node.RPCHandler @orpc/server/fastify.RPCHandler @orpc/server/aws-lambda.RPCHandler @orpc/openapi/fetch.OpenAPIHandler @orpc/openapi/node.OpenAPIHandler @orpc/openapi/fastify.OpenAPIHandler")) @element

; export const list = os.input(...).handler(...), for a router elsewhere
(variable_declarator name: (identifier) @name value: (call_expression function: (member_expression property: (property_identifier) @method) @callee)
  (#eq? @method "handler")
  (#set! kind "procedure") (#set! callee.is "@orpc/server.os* @orpc/server.implement*")) @element

; throw new ORPCError("UNAUTHORIZED"), by which what stands before a procedure keeps others out
(new_expression constructor: (identifier) @made arguments: (arguments) @arguments
  (#eq? @made "ORPCError")
  (#set! kind "refusal") (#set! pick.code "0") (#set! code.like "UNAUTHORIZED FORBIDDEN")) @element
