; function useProfile() {}
(function_declaration name: (identifier) @name
  (#match? @name "^[A-Z]|^use[A-Z0-9]")
  (#set! kind "hook") (#set! name.like "use[A-Z0-9]*")) @element

; const useProfile = () => {}
(variable_declarator name: (identifier) @name
  (#match? @name "^[A-Z]|^use[A-Z0-9]|(Service|Client|Repository)$")
  (#set! kind "hook") (#set! name.like "use[A-Z0-9]*") (#set! name.trait "arrow function")) @element
