; needs: Service Client Repository Auth SessionManager JwtStrategy

; pub struct UserService { pool: Pool }, pub trait UserRepository
(struct_item name: (type_identifier) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service")) @element
(trait_item name: (type_identifier) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service")) @element

; pub struct AuthService
(struct_item name: (type_identifier) @name
  (#match? @name "(?i)(auth|authentication|session|token|login|identity|credential|jwt|password)service$|(auth|session)manager$|authenticator$|auth(entication)?(guard|middleware|handler|provider|backend)$|jwtstrategy$")
  (#set! kind "auth_service") (#set! facet.evidence "name")) @element
