; needs: zod @nuxt/content astro:content astro:schema
; only: typescript tsx vue svelte astro

; const User = z.object({ name: z.string() }) satisfies z.ZodType<Named>, z.object({ name: z.string() }) as unknown as z.ZodType<Named>
(variable_declarator name: (identifier) @name value: [(satisfies_expression . (call_expression function: (_) @callee))
    (as_expression . (call_expression function: (_) @callee)) (as_expression . (as_expression . (call_expression function: (_) @callee)))]
  (#set! framework "zod") (#set! kind "schema") (#set! facet.library "zod") (#set! body.field "entry")
  (#set! callee.last "object strictObject looseObject extend safeExtend augment merge pick omit partial deepPartial required strict strip passthrough catchall loose setKey openapi describe meta brand readonly and or refine superRefine check overwrite register transform pipe default prefault optional nullable nullish nonoptional exactOptional catch")
  (#set! callee.is "zod.z.object* zod.object* zod.z.strictObject* zod.strictObject* zod.z.looseObject* zod.looseObject* zod/v4.z.object* zod/v4.object* zod/v4.z.strictObject* zod/v4.strictObject* zod/v4.looseObject* zod/v3.z.object* zod/v3.object* zod/mini.object* zod/v4/mini.object* @hono/zod-openapi.z.object* @nuxt/content.z.object* astro:content.z.object* astro:schema.z.object* astro/zod.z.object* @hono/zod-openapi.z.strictObject* @nuxt/content.z.strictObject* astro:content.z.strictObject* astro:schema.z.strictObject* astro/zod.z.strictObject* @hono/zod-openapi.z.looseObject* @nuxt/content.z.looseObject* astro:content.z.looseObject* astro:schema.z.looseObject* astro/zod.z.looseObject* drizzle-zod.createInsertSchema()* drizzle-zod.createSelectSchema()* drizzle-zod.createUpdateSchema()*")) @element
