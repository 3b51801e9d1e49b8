; needs: zod @nuxt/content astro:content astro:schema qwik-city @qwik.dev/router genkit

; const Status = z.enum(["active", "inactive"])
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "enum") (#set! facet.form "zod") (#set! body.member "entry")
  (#set! callee.is "zod.z.enum zod.enum zod.z.nativeEnum zod.nativeEnum zod/v4.z.enum zod/v4.enum zod/v3.z.enum @hono/zod-openapi.z.enum @nuxt/content.z.enum astro:content.z.enum astro/zod.z.enum astro:schema.z.enum @builder.io/qwik-city.z.enum @qwik.dev/router.z.enum genkit.z.enum zod/mini.enum zod/v4/mini.enum")) @element

; const Status = z.enum(["active", "inactive"]).default("active")
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "enum") (#set! facet.form "zod") (#set! body.member "entry")
  (#set! callee.last "optional nullable nullish nonoptional exactOptional default prefault catch describe openapi brand readonly meta register refine superRefine overwrite transform")
  (#set! callee.is "zod.z.enum()* zod.enum()* zod.z.nativeEnum()* zod.nativeEnum()* zod/v4.z.enum()* zod/v4.enum()* zod/v3.z.enum()* @hono/zod-openapi.z.enum()* @nuxt/content.z.enum()* astro:content.z.enum()* astro/zod.z.enum()* astro:schema.z.enum()* @builder.io/qwik-city.z.enum()* @qwik.dev/router.z.enum()* genkit.z.enum()* zod/mini.enum()* zod/v4/mini.enum()*")) @element

; const Status = z.union([z.literal("active"), z.literal("inactive")])
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee
  arguments: (arguments . (array (call_expression arguments: (arguments . [(string) (number)] @member @member.value .))) @entries .))
  (#set! kind "enum") (#set! facet.form "zod") (#set! callee.is "zod.z.union zod.union zod/v4.z.union")
  (#set! entries.each "zod.z.literal zod.literal zod/v4.z.literal")) @element

; what is checked at once with a set that is made for it: const status = z.enum(["active", "inactive"]).parse(process.env.STATUS)
(variable_declarator name: (identifier) @name value: (call_expression function: (member_expression object: (call_expression)) @callee)
  (#set! kind "enum") (#set! facet.form "zod") (#set! body.member "entry") (#set! callee.last "parse")
  (#set! callee.is "zod.z.enum()* zod.enum()* zod.z.nativeEnum()* zod.nativeEnum()* zod/v4.z.enum()* zod/v4.enum()* zod/v3.z.enum()* @hono/zod-openapi.z.enum()* @nuxt/content.z.enum()* astro:content.z.enum()* astro/zod.z.enum()* astro:schema.z.enum()* @builder.io/qwik-city.z.enum()* @qwik.dev/router.z.enum()* genkit.z.enum()* zod/mini.enum()* zod/v4/mini.enum()*")) @element

; const User = z.object({ name: z.string() }), and what is made of it
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! facet.library "zod") (#set! body.field "entry")
  (#set! callee.last "object strictObject looseObject extend safeExtend augment merge pick omit partial deepPartial required strict strip passthrough catchall loose setKey openapi describe meta brand readonly and or refine superRefine check overwrite register transform pipe default prefault optional nullable nullish nonoptional exactOptional catch")
  (#set! callee.is "zod.z.object* zod.object* zod.z.strictObject* zod.strictObject* zod.z.looseObject* zod.looseObject* zod/v4.z.object* zod/v4.object* zod/v4.z.strictObject* zod/v4.z.looseObject* zod/v4.strictObject* zod/v4.looseObject* zod/v3.z.object* zod/v3.object* zod/mini.object* zod/mini.strictObject* zod/mini.looseObject* zod/mini.z.object* zod/v4/mini.object* zod/v4/mini.strictObject* zod/v4/mini.looseObject* @hono/zod-openapi.z.object* @nuxt/content.z.object* astro:content.z.object* astro/zod.z.object* astro:schema.z.object* @builder.io/qwik-city.z.object* @qwik.dev/router.z.object* genkit.z.object* @hono/zod-openapi.z.strictObject* @nuxt/content.z.strictObject* astro:content.z.strictObject* astro/zod.z.strictObject* astro:schema.z.strictObject* @builder.io/qwik-city.z.strictObject* @qwik.dev/router.z.strictObject* genkit.z.strictObject* @hono/zod-openapi.z.looseObject* @nuxt/content.z.looseObject* astro:content.z.looseObject* astro/zod.z.looseObject* astro:schema.z.looseObject* @builder.io/qwik-city.z.looseObject* @qwik.dev/router.z.looseObject* genkit.z.looseObject* drizzle-zod.createInsertSchema()* drizzle-zod.createSelectSchema()* drizzle-zod.createUpdateSchema()*")) @element

; const Change = z.discriminatedUnion("kind", [Added, Dropped])
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! facet.library "zod") (#set! facet.inherited "*")
  (#set! callee.last "discriminatedUnion openapi describe meta brand readonly and or refine superRefine check overwrite register transform pipe default prefault optional nullable nullish nonoptional exactOptional catch")
  (#set! callee.is "zod.z.discriminatedUnion* zod.discriminatedUnion* zod/v4.z.discriminatedUnion* zod/v4.discriminatedUnion* zod/v3.z.discriminatedUnion* zod/v3.discriminatedUnion* zod/mini.discriminatedUnion* zod/mini.z.discriminatedUnion* zod/v4/mini.discriminatedUnion* @hono/zod-openapi.z.discriminatedUnion* @nuxt/content.z.discriminatedUnion* astro:content.z.discriminatedUnion* astro/zod.z.discriminatedUnion* astro:schema.z.discriminatedUnion* @builder.io/qwik-city.z.discriminatedUnion* @qwik.dev/router.z.discriminatedUnion* genkit.z.discriminatedUnion*")) @element

; const Node: z.ZodType<Node> = z.lazy(() => z.object({ nodes: z.array(Node) })), and what is chained on it
(variable_declarator name: (identifier) @name value: [
    (call_expression function: (_) @callee arguments: (arguments . (arrow_function body: (call_expression function: (_) @made))))
    (call_expression function: (member_expression object: (call_expression function: (_) @callee
      arguments: (arguments . (arrow_function body: (call_expression function: (_) @made))))))]
  (#set! kind "schema") (#set! facet.library "zod") (#set! facet.inherited "*")
  (#set! made.is "zod.z.object* zod.z.strictObject* zod.z.looseObject* zod.object* zod.strictObject* zod.looseObject* zod/v4.z.object* zod/v4.z.strictObject* zod/v4.z.looseObject* zod/v4.object* zod/v4.strictObject* zod/v4.looseObject* zod/v3.z.object* zod/v3.z.strictObject* zod/v3.z.looseObject* zod/v3.object* zod/v3.strictObject* zod/v3.looseObject* zod/mini.object* zod/mini.strictObject* zod/mini.looseObject* zod/mini.z.object* zod/mini.z.strictObject* zod/mini.z.looseObject* zod/v4/mini.object* zod/v4/mini.strictObject* zod/v4/mini.looseObject* @hono/zod-openapi.z.object* @hono/zod-openapi.z.strictObject* @hono/zod-openapi.z.looseObject* @nuxt/content.z.object* @nuxt/content.z.strictObject* @nuxt/content.z.looseObject* astro:content.z.object* astro:content.z.strictObject* astro:content.z.looseObject* astro/zod.z.object* astro/zod.z.strictObject* astro/zod.z.looseObject* astro:schema.z.object* astro:schema.z.strictObject* astro:schema.z.looseObject* @builder.io/qwik-city.z.object* @builder.io/qwik-city.z.strictObject* @builder.io/qwik-city.z.looseObject* @qwik.dev/router.z.object* @qwik.dev/router.z.strictObject* @qwik.dev/router.z.looseObject* genkit.z.object* genkit.z.strictObject* genkit.z.looseObject*")
  (#set! callee.is "zod.z.lazy zod.lazy zod/v4.z.lazy zod/v4.lazy zod/v3.z.lazy zod/v3.lazy zod/mini.lazy zod/mini.z.lazy zod/v4/mini.lazy @hono/zod-openapi.z.lazy @nuxt/content.z.lazy astro:content.z.lazy astro/zod.z.lazy astro:schema.z.lazy @builder.io/qwik-city.z.lazy @qwik.dev/router.z.lazy genkit.z.lazy")) @element

; const insertUser = createInsertSchema(users)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! facet.library "zod") (#set! body.field "entry")
  (#set! callee.is "drizzle-zod.createInsertSchema drizzle-zod.createSelectSchema drizzle-zod.createUpdateSchema")) @element
