; needs: outer({ outers( .query( .mutation( .subscription( TRPCError

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
