; needs: reactive( shallowReactive(

; export const store = reactive({ count: 0 })
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#match? @name "(^s|S)tore$")
  (#set! kind "store") (#set! local "never") (#set! facet.library "vue") (#set! callee.is "vue.reactive vue.shallowReactive")) @element

; export const cartStore = { state: reactive({ items: [] }), add() {} }
(variable_declarator name: (identifier) @name value: (object (pair value: (call_expression function: (_) @callee)))
  (#match? @name "(^s|S)tore$")
  (#set! kind "store") (#set! local "never") (#set! facet.library "vue") (#set! callee.is "vue.reactive vue.shallowReactive")) @element
