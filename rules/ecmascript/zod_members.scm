; needs: zod @nuxt/content astro:content astro:schema

; const Query = z.object({ order: z.enum(["asc", "desc"]) })
(pair key: (_) @name value: (call_expression function: (_) @callee) @entries
  (#set! kind "enum") (#set! framework "zod") (#set! facet.form "inline-zod") (#set! part "") (#set! body.member "entry")
  (#set! callee.is "zod.z.enum zod.enum zod/v4.z.enum zod/v4.enum zod/v3.z.enum @hono/zod-openapi.z.enum @nuxt/content.z.enum astro:content.z.enum astro:schema.z.enum astro/zod.z.enum zod/mini.enum zod/v4/mini.enum")) @element

; z.object({ order: z.enum(["asc", "desc"]).default("asc") })
(pair key: (_) @name value: (call_expression function: (_) @callee) @entries
  (#set! kind "enum") (#set! framework "zod") (#set! facet.form "inline-zod") (#set! part "") (#set! body.member "entry")
  (#set! callee.last "optional nullable nullish nonoptional exactOptional default prefault catch describe openapi brand readonly meta register refine superRefine overwrite transform")
  (#set! callee.is "zod.z.enum()* zod.enum()* zod/v4.z.enum()* zod/v4.enum()* zod/v3.z.enum()* @hono/zod-openapi.z.enum()* @nuxt/content.z.enum()* astro:content.z.enum()* astro:schema.z.enum()* astro/zod.z.enum()* zod/mini.enum()* zod/v4/mini.enum()*")) @element

; z.object({ tags: z.array(z.enum(["a", "b"])) })
(pair key: (_) @name value: (call_expression function: (_) @container arguments: (arguments . (call_expression function: (_) @callee) @entries))
  (#set! kind "enum") (#set! framework "zod") (#set! facet.form "inline-zod") (#set! part "") (#set! body.member "entry")
  (#set! container.last "array set optional nullable nullish") (#set! container.is "zod.z.* zod.* zod/v4.z.* zod/v4.* zod/v3.z.* @hono/zod-openapi.z.* @nuxt/content.z.* astro:content.z.* astro:schema.z.* astro/zod.z.* zod/mini.* zod/v4/mini.*")
  (#set! callee.is "zod.z.enum zod.enum zod/v4.z.enum zod/v4.enum zod/v3.z.enum @hono/zod-openapi.z.enum @nuxt/content.z.enum astro:content.z.enum astro:schema.z.enum astro/zod.z.enum zod/mini.enum zod/v4/mini.enum")) @element

; z.object({ tags: z.array(z.enum(["a", "b"])).default([]) })
(pair key: (_) @name value: (call_expression function: (member_expression
    object: (call_expression function: (_) @container arguments: (arguments . (call_expression function: (_) @callee) @entries))))
  (#set! kind "enum") (#set! framework "zod") (#set! facet.form "inline-zod") (#set! part "") (#set! body.member "entry")
  (#set! container.last "array set") (#set! container.is "zod.z.* zod.* zod/v4.z.* zod/v4.* zod/v3.z.* @hono/zod-openapi.z.* @nuxt/content.z.* astro:content.z.* astro:schema.z.* astro/zod.z.* zod/mini.* zod/v4/mini.*")
  (#set! callee.is "zod.z.enum zod.enum zod/v4.z.enum zod/v4.enum zod/v3.z.enum @hono/zod-openapi.z.enum @nuxt/content.z.enum astro:content.z.enum astro:schema.z.enum astro/zod.z.enum zod/mini.enum zod/v4/mini.enum")) @element

; z.object({ state: z.string().toLowerCase().pipe(z.enum(["a", "b"])) }), z.object({ state: z.preprocess(lower, z.enum(["a", "b"])) })
(pair key: (_) @name value: (call_expression function: (_) @container arguments: (arguments (call_expression function: (_) @callee) @entries .))
  (#set! kind "enum") (#set! framework "zod") (#set! facet.form "inline-zod") (#set! part "") (#set! body.member "entry")
  (#set! container.last "pipe preprocess") (#set! container.is "zod.z.* zod.* zod/v4.z.* zod/v4.* zod/v3.z.* @hono/zod-openapi.z.* @nuxt/content.z.* astro:content.z.* astro:schema.z.* astro/zod.z.* zod/mini.* zod/v4/mini.*")
  (#set! callee.is "zod.z.enum zod.enum zod/v4.z.enum zod/v4.enum zod/v3.z.enum @hono/zod-openapi.z.enum @nuxt/content.z.enum astro:content.z.enum astro:schema.z.enum astro/zod.z.enum zod/mini.enum zod/v4/mini.enum")) @element

; z.object({ tags: z.string().transform(split).pipe(z.array(z.enum(["a", "b"]))) })
(pair key: (_) @name value: (call_expression function: (_) @outer arguments: (arguments
    (call_expression function: (_) @container arguments: (arguments . (call_expression function: (_) @callee) @entries)) .))
  (#set! kind "enum") (#set! framework "zod") (#set! facet.form "inline-zod") (#set! part "") (#set! body.member "entry")
  (#set! outer.last "pipe preprocess") (#set! outer.is "zod.z.* zod.* zod/v4.z.* zod/v4.* zod/v3.z.* @hono/zod-openapi.z.* @nuxt/content.z.* astro:content.z.* astro:schema.z.* astro/zod.z.* zod/mini.* zod/v4/mini.*")
  (#set! container.last "array set") (#set! container.is "zod.z.* zod.* zod/v4.z.* zod/v4.* zod/v3.z.* @hono/zod-openapi.z.* @nuxt/content.z.* astro:content.z.* astro:schema.z.* astro/zod.z.* zod/mini.* zod/v4/mini.*")
  (#set! callee.is "zod.z.enum zod.enum zod/v4.z.enum zod/v4.enum zod/v3.z.enum @hono/zod-openapi.z.enum @nuxt/content.z.enum astro:content.z.enum astro:schema.z.enum astro/zod.z.enum zod/mini.enum zod/v4/mini.enum")) @element
