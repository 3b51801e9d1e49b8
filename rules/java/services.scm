; needs: Service Client Repository

; class UserService { public User find() {} }
(class_declaration name: (identifier) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service") (#set! body.method "public")) @element

; record MailService(Sender sender) { public void send() {} }
(record_declaration name: (identifier) @name
  (#match? @name "Service$")
  (#set! kind "service") (#set! body.method "public")) @element

; interface UserRepository extends JpaRepository<User, Long>
(interface_declaration name: (identifier) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service") (#set! body.method "public")) @element

; @Service class Billing
(class_declaration (modifiers [(annotation name: (identifier) @_stereotype) (marker_annotation name: (identifier) @_stereotype)]) name: (identifier) @name
  (#any-of? @_stereotype "Service" "Repository")
  (#set! kind "service") (#set! body.method "public")) @element
