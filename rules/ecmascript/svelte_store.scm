; needs: svelte/store svelte $state

; const store = writable(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "svelte/store") (#set! callee.is "svelte/store.writable svelte/store.readable svelte/store.derived")) @element

; const [user, setUser] = createContext()
(variable_declarator name: (array_pattern . (identifier) @name) value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "svelte") (#set! local "never") (#set! callee.is "svelte.createContext")) @element
