; needs: jotai

; const store = atom(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "jotai") (#set! callee.is "jotai.atom jotai/vanilla.atom jotai/utils.atomWithStorage jotai/utils.atomWithReset jotai/utils.atomWithDefault jotai/utils.atomFamily")) @element
