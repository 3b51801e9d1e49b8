; needs: valtio

; const store = proxy(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "valtio") (#set! callee.is "valtio.proxy valtio/vanilla.proxy")) @element
