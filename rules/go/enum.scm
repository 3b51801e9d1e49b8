; needs: const

; type Status string, with constants of that type
(type_spec
  name: (type_identifier) @name
  (#set! kind "enum") (#set! name.trait "enum") (#set! body.member "assignment") (#set! facet.form "constants")) @element

; type Status = string, with constants of that type
(type_alias
  name: (type_identifier) @name
  (#set! kind "enum") (#set! name.trait "enum") (#set! body.member "assignment") (#set! facet.form "constants")) @element

; constants of a type that another file of the package declares
(const_declaration
  (const_spec type: (type_identifier) @name)
  (#set! kind "enum") (#set! name.trait "apart") (#set! body.member "assignment") (#set! facet.form "constants")) @element
