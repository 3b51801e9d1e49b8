; needs: recoil

; const store = atom(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "recoil") (#set! callee.is "recoil.atom recoil.selector recoil.atomFamily recoil.selectorFamily")) @element
