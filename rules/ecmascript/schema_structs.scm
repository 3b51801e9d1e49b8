; needs: superstruct arktype effect

; const User = Schema.Struct({ name: Schema.String }) of Effect, object({ name: string() }) of superstruct, type({ name: "string" }) of ArkType
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! framework "effect") (#set! facet.library "effect") (#set! body.field "entry written")
  (#set! callee.is "effect.Schema.Struct effect/Schema.Struct @effect/schema.Schema.Struct @effect/schema/Schema.Struct")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! framework "superstruct") (#set! facet.library "superstruct") (#set! body.field "entry")
  (#set! callee.is "superstruct.object superstruct.type superstruct.partial superstruct.assign superstruct.pick superstruct.omit")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! framework "arktype") (#set! facet.library "arktype") (#set! body.field "entry")
  (#set! callee.is "arktype.type")) @element
