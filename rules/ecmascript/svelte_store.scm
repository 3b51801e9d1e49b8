; needs: svelte/store

; const store = writable(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "svelte/store") (#set! callee.is "svelte/store.writable svelte/store.readable svelte/store.derived")) @element
