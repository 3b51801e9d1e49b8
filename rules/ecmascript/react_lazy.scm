; needs: import(

; const Table = lazyWithRetry(() => import("./Table")): a function of the project around what makes a lazy component
(variable_declarator name: (identifier) @name
  value: (call_expression function: (_) arguments: (arguments . (arrow_function
    body: [(call_expression function: (import)) (call_expression function: (member_expression object: (call_expression function: (import))))]))) @made
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! facet.form "lazy")
  (#set! made.is "react.lazy() React.lazy() preact/compat.lazy() preact-iso.lazy() solid-js.lazy() @solidjs/start.clientOnly() vike-solid/clientOnly.clientOnly() next/dynamic() @loadable/component() react.forwardRef() React.forwardRef() react.memo() React.memo()")) @element
