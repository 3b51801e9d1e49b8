; needs: createContext

; const store = createContext(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "react") (#set! callee.is "react.createContext React.createContext preact.createContext preact/compat.createContext solid-js.createContext")) @element
