; needs: Object.freeze

; const Status = Object.freeze({ ACTIVE: "active" })
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "enum") (#set! framework "javascript") (#set! facet.form "const-object") (#set! callee.is "Object.freeze")
  (#set! name.trait "constants") (#set! local "never") (#set! body.member "entry")) @element

; const statuses = Object.freeze(["active", "inactive"])
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "enum") (#set! framework "javascript") (#set! facet.form "const-array") (#set! callee.is "Object.freeze")
  (#set! name.trait "constant-list") (#set! local "never") (#set! body.member "entry")) @element
