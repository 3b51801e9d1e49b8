; needs: mobx

; const store = observable(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "mobx") (#set! callee.is "mobx.observable mobx-react-lite.useLocalObservable")) @element
