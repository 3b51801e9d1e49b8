; function useProfile() {}
(function_declaration name: (identifier) @name
  (#match? @name "^[A-Z]|^use[A-Z]")
  (#set! kind "hook") (#set! name.like "use[A-Z]*")) @element

; const useProfile = () => {}
(variable_declarator name: (identifier) @name
  (#match? @name "^[A-Z]|^use[A-Z]|(Service|Client|Repository)$")
  (#set! kind "hook") (#set! name.like "use[A-Z]*") (#set! name.trait "arrow function")) @element
