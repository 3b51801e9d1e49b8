; needs: zod

; const Query = z.object({ order: z.enum(["asc", "desc"]) })
(pair key: (_) @name value: (call_expression function: (_) @callee) @entries
  (#set! kind "enum") (#set! framework "zod") (#set! facet.form "inline-zod") (#set! part "") (#set! body.member "entry")
  (#set! callee.is "zod.z.enum zod.enum zod/v4.z.enum zod/v4.enum zod/v3.z.enum @hono/zod-openapi.z.enum zod/mini.enum zod/v4/mini.enum")) @element

; z.object({ order: z.enum(["asc", "desc"]).default("asc") })
(pair key: (_) @name value: (call_expression function: (_) @callee) @entries
  (#set! kind "enum") (#set! framework "zod") (#set! facet.form "inline-zod") (#set! part "") (#set! body.member "entry")
  (#set! callee.last "optional nullable nullish default catch describe openapi brand readonly meta")
  (#set! callee.is "zod.z.enum()* zod.enum()* zod/v4.z.enum()* zod/v4.enum()* zod/v3.z.enum()* @hono/zod-openapi.z.enum()* zod/mini.enum()* zod/v4/mini.enum()*")) @element
