; needs: Service Client Repository Auth SessionManager Jwt Password

; final class UserService extends Base
(class_declaration name: (name) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service")) @element

; interface UserRepository
(interface_declaration name: (name) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service")) @element

; class AuthService
(class_declaration name: (name) @name
  (#match? @name "(?i)^authenticate((user|session|request|with).*)?$|(auth|authentication|session|token|login|identity|credential|jwt|password)service$|(auth|session)manager$|authenticator$|(jwt|auth(entication)?)(guard|middleware|handler|provider|backend)$|jwtstrategy$|password(hasher|encoder)$")
  (#set! kind "auth_service") (#set! facet.evidence "name")) @element
