; needs: yup

; const User = yup.object({ name: yup.string() })
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! facet.library "yup") (#set! body.field "entry")
  (#set! callee.is "yup.object yup.object().shape yup.object().required yup.object().noUnknown yup.object().shape().required yup.object().shape().noUnknown yup.object().pick yup.object().omit yup.object().partial yup.object().concat")) @element
