; needs: defineComponent
; only: typescript tsx javascript

; export const Modal = defineComponent({ props: { open: Boolean }, setup() {} })
(variable_declarator
  name: (identifier) @name
  value: (call_expression function: (_) @callee)
  (#set! kind "component") (#set! framework "vue") (#set! name.like "[A-Z]*") (#set! facet.form "defineComponent")
  (#set! callee.is "vue.defineComponent @vue/runtime-core.defineComponent @vue/composition-api.defineComponent")) @element
(variable_declarator
  name: (identifier) @name
  value: (call_expression
    function: (_) @callee
    arguments: (arguments (object (pair key: (property_identifier) @_key value: (object (pair key: (property_identifier) @prop))))))
  (#eq? @_key "props")
  (#set! kind "component") (#set! framework "vue") (#set! name.like "[A-Z]*")
  (#set! callee.is "vue.defineComponent @vue/runtime-core.defineComponent @vue/composition-api.defineComponent")) @element
; export default defineComponent({ ... }): its file names it
(export_statement
  value: (call_expression function: (_) @callee)
  (#set! kind "component") (#set! framework "vue") (#set! name "default") (#set! facet.form "defineComponent")
  (#set! callee.is "vue.defineComponent @vue/runtime-core.defineComponent @vue/composition-api.defineComponent")) @element
(export_statement
  value: (call_expression
    function: (_) @callee
    arguments: (arguments (object (pair key: (property_identifier) @_key value: (object (pair key: (property_identifier) @prop))))))
  (#eq? @_key "props")
  (#set! kind "component") (#set! framework "vue") (#set! name "default")
  (#set! callee.is "vue.defineComponent @vue/runtime-core.defineComponent @vue/composition-api.defineComponent")) @element
