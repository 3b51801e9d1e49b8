; needs: CollectionConfig
; only: typescript tsx vue svelte astro

; export const Users: CollectionConfig = { slug: "users", fields: [...] }
(variable_declarator name: (identifier) type: (type_annotation [(type_identifier) (generic_type)] @_type)
  value: (object (pair key: (property_identifier) @_slug value: (string) @name))
  (#match? @_type "^(Payload)?CollectionConfig") (#eq? @_slug "slug")
  (#set! kind "table") (#set! facet.library "payload")) @element

; fields: [{ name: "email", type: "email" }]
(variable_declarator value: (object (pair key: (property_identifier) @_fields value: (array (object (pair key: (property_identifier) @_name value: (string) @column)))))
  (#eq? @_fields "fields") (#eq? @_name "name")
  (#set! kind "facet")) @element
