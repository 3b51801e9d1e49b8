; function useProfile() {}
(function_declaration name: (identifier) @name
  (#match? @name "^use[A-Z]")
  (#set! kind "hook")) @element

; const useProfile = () => {}
(variable_declarator name: (identifier) @name value: [(arrow_function) (function_expression)]
  (#match? @name "^use[A-Z]")
  (#set! kind "hook")) @element
