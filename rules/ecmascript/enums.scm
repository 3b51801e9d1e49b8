; only: typescript tsx vue svelte astro

; enum Status { ACTIVE = "active" }
(enum_declaration name: (identifier) @name
  (#set! kind "enum") (#set! framework "typescript") (#set! facet.form "enum") (#set! body.member "entry")) @element

; type Status = "active" | "inactive"
(type_alias_declaration name: (type_identifier) @name value: (union_type)
  (#set! kind "enum") (#set! framework "typescript") (#set! facet.form "union") (#set! name.trait "union") (#set! body.member "entry")) @element

; type Status = Known | "archived": all that it names are such unions
(type_alias_declaration name: (type_identifier) @name value: (union_type)
  (#set! kind "enum") (#set! framework "typescript") (#set! facet.form "union") (#set! facet.united "names")
  (#set! name.trait "named-union") (#set! name.closed "union") (#set! body.member "entry")) @element

; const Status = { ACTIVE: "active" } as const
(variable_declarator name: (identifier) @name value: [(as_expression) (satisfies_expression)]
  (#set! kind "enum") (#set! framework "typescript") (#set! facet.form "const-object") (#set! name.trait "constants") (#set! local "never") (#set! body.member "entry")) @element

; const statuses = ["active", "inactive"] as const
(variable_declarator name: (identifier) @name value: [(as_expression) (satisfies_expression)]
  (#set! kind "enum") (#set! framework "typescript") (#set! facet.form "const-array") (#set! name.trait "constant-list") (#set! local "never") (#set! body.member "entry")) @element
