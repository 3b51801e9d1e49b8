; needs: stoker

; const notFound = createMessageObjectSchema("Not found")
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! facet.library "zod")
  (#set! callee.is "stoker/openapi/schemas.createMessageObjectSchema stoker/openapi/schemas.createErrorSchema")) @element
