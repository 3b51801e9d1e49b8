; needs: typebox elysia

; const User = Type.Object({ name: Type.String() })
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! facet.library "typebox") (#set! body.field "entry")
  (#set! callee.is "@sinclair/typebox.Type.Object @sinclair/typebox.Object typebox.Type.Object @sinclair/typebox.Type.Partial @sinclair/typebox.Type.Pick @sinclair/typebox.Type.Omit @sinclair/typebox.Type.Composite @sinclair/typebox.Type.Intersect @fastify/type-provider-typebox.Type.Object elysia.t.Object elysia.t.Partial elysia.t.Pick elysia.t.Omit elysia.t.Composite elysia.t.Intersect drizzle-typebox.createInsertSchema drizzle-typebox.createSelectSchema drizzle-typebox.createUpdateSchema drizzle-orm/typebox.createInsertSchema drizzle-orm/typebox.createSelectSchema drizzle-orm/typebox.createUpdateSchema")) @element

; const Status = Type.Union([Type.Literal("open"), Type.Literal("done")])
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee
  arguments: (arguments . (array (call_expression arguments: (arguments . [(string) (number)] @member @member.value .))) @entries .))
  (#set! kind "enum") (#set! facet.form "typebox") (#set! callee.is "@sinclair/typebox.Type.Union @fastify/type-provider-typebox.Type.Union elysia.t.Union")
  (#set! entries.each "@sinclair/typebox.Type.Literal @fastify/type-provider-typebox.Type.Literal elysia.t.Literal")) @element
