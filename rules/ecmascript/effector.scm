; needs: effector

; const store = createStore(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "effector") (#set! callee.is "effector.createStore")) @element
