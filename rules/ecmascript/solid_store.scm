; needs: solid-js/store

; const store = createStore(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "solid-js/store") (#set! callee.is "solid-js/store.createStore solid-js/store.createMutable")) @element

; const [store, setStore] = createStore(...)
(variable_declarator name: (array_pattern . (identifier) @name) value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! local "never") (#set! facet.library "solid-js/store") (#set! callee.is "solid-js/store.createStore")) @element
