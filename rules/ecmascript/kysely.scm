; needs: kysely
; only: typescript tsx vue svelte astro
; interface PersonTable { id: Generated<number>; name: string }
(interface_declaration name: (type_identifier) @name
  body: (interface_body (property_signature type: (type_annotation (generic_type name: (type_identifier) @_column))))
  (#any-of? @_column "Generated" "GeneratedAlways" "ColumnType" "JSONColumnType")
  (#set! kind "table") (#set! body.column "entry written")) @element
