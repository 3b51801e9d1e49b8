; needs: zod

; const Status = z.enum(["active", "inactive"]).default("active")
(variable_declarator name: (identifier) @name value: (call_expression function: (member_expression object: (call_expression function: (_) @callee arguments: (arguments . [(array) (identifier)])) property: (property_identifier) @_made))
  (#any-of? @_made "optional" "nullable" "nullish" "default" "catch" "describe" "openapi" "brand" "readonly" "meta")
  (#set! framework "zod") (#set! kind "enum") (#set! facet.form "zod") (#set! body.member "entry")
  (#set! callee.is "zod.z.enum zod.enum zod.z.nativeEnum zod.nativeEnum zod/v4.z.enum zod/v4.enum zod/v3.z.enum @hono/zod-openapi.z.enum zod/mini.enum zod/v4/mini.enum")) @element

