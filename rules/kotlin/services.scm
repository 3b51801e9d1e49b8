; needs: Service Client Repository

; class UserService { fun find() {} }, interface UserRepository
(class_declaration name: (identifier) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service") (#set! body.method "public")) @element

; @Service class Billing
(class_declaration (modifiers (annotation [(user_type (identifier) @_stereotype) (constructor_invocation (user_type (identifier) @_stereotype))])) name: (identifier) @name
  (#any-of? @_stereotype "Service" "Repository")
  (#set! kind "service") (#set! body.method "public")) @element
