; needs: nanostores

; const store = atom(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "nanostores") (#set! callee.is "nanostores.atom nanostores.map nanostores.computed nanostores.deepMap @nanostores/persistent.persistentAtom @nanostores/persistent.persistentMap")) @element
