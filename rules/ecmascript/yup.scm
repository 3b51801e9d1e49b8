; needs: yup

; const User = yup.object({ name: yup.string() }), and what is made of it
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! facet.library "yup") (#set! body.field "entry")
  (#set! callee.last "object shape concat pick omit partial deepPartial from noUnknown stripUnknown exact strict strip label meta describe default nullable nonNullable optional notRequired defined required typeError test when transform camelCase snakeCase constantCase json clone")
  (#set! callee.is "yup.object yup.object()*")) @element
