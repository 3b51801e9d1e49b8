; needs: Service Client Repository
; class UserService: def find(self): ...
(class_definition
  name: (identifier) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service") (#set! name.trait "methods") (#set! body.method "function")) @element
