; needs: zustand

; const store = create(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "zustand") (#set! callee.is "zustand.create zustand.create() zustand zustand() zustand.createStore zustand.createStore() zustand/vanilla.createStore zustand/vanilla.createStore() zustand/vanilla zustand/traditional.createWithEqualityFn zustand/traditional.createWithEqualityFn()")) @element
