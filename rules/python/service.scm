; needs: Service Client Repository
; class UserService: def find(self): ...
(class_definition
  name: (identifier) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service") (#set! name.trait "methods") (#set! body.method "function")) @element

; class UserRepository(BaseRepository[User]): model = User: one that has all from the one above it
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @_bases
  (#match? @name "(Service|Repository)$") (#match? @_bases "(Service|Repository)\\s*(\\[|,|[)])")
  (#set! kind "service") (#set! body.method "function")) @element

; UserService = type("UserService", (), {"find": find})
(assignment
  left: (identifier) @name
  right: (call function: (identifier) @_type arguments: (argument_list . (string) . (_) . (_) .))
  (#eq? @_type "type") (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service")) @element
