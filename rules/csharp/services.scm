; needs: Service Client Repository

; class UserService { public User Find() {} }, interface IUserService
(class_declaration name: (identifier) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service") (#set! body.method "public")) @element
(interface_declaration name: (identifier) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service") (#set! body.method "public")) @element
