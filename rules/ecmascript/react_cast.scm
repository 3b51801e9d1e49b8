; needs: memo( forwardRef lazy( dynamic( clientOnly( observer( memo< forwardRef<
; only: typescript tsx

; const Table = memo(Inner) as typeof Inner
(variable_declarator name: (identifier) @name value: (as_expression . (call_expression function: (_) @callee))
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! facet.form "memo") (#set! callee.is "react.memo React.memo preact/compat.memo")) @element
(variable_declarator name: (identifier) @name value: (as_expression . (call_expression function: (_) @callee))
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! facet.form "forwardRef") (#set! callee.is "react.forwardRef React.forwardRef preact/compat.forwardRef")) @element
(variable_declarator name: (identifier) @name value: (as_expression . (call_expression function: (_) @callee))
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! facet.form "hoc") (#set! callee.is "mobx-react.observer mobx-react-lite.observer")) @element
(variable_declarator name: (identifier) @name value: (as_expression . (call_expression function: (_) @callee))
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! facet.form "lazy")
  (#set! callee.is "react.lazy React.lazy preact/compat.lazy preact-iso.lazy solid-js.lazy @solidjs/start.clientOnly vike-solid/clientOnly.clientOnly next/dynamic @loadable/component react-loadable")) @element
