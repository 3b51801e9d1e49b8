; needs: zustand

; const store = create(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "zustand") (#set! callee.is "zustand.create zustand zustand.createStore zustand/vanilla.createStore zustand/vanilla zustand/traditional.createWithEqualityFn")) @element

; const store = create<State>()(...), and not what a store gives: useCart((state) => state.items)
(variable_declarator name: (identifier) @name value: (call_expression function: (call_expression) @callee)
  (#set! kind "store") (#set! facet.library "zustand") (#set! callee.is "zustand.create() zustand() zustand.createStore() zustand/vanilla.createStore() zustand/traditional.createWithEqualityFn()")) @element
