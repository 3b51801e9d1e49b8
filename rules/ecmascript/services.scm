; needs: Service Client Repository

; class UserService { find() {} }
(class_declaration name: (_) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service") (#set! body.method "function")) @element

; const userService = { find() {} }
(variable_declarator name: (identifier) @name value: (object)
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service") (#set! body.method "function")) @element
