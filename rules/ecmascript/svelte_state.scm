; needs: $state
; only: typescript javascript

; export const cart = $state({ items: [] }): of a module, which is no component
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "svelte") (#set! framework "svelte_store") (#set! local "never") (#set! callee.is "$state $state.raw")) @element
