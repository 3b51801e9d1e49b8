; needs: pinia defineStore

; const store = defineStore(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "pinia") (#set! callee.is "pinia.defineStore defineStore")) @element
