; needs: Service Client Repository Auth SessionManager JwtStrategy

; class UserService, class Users::CreateService
(class name: [(constant) @name (scope_resolution name: (constant) @_last) @name]
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service")) @element

; UserService = Struct.new(:user) do ... end
(assignment left: (constant) @name right: (call receiver: (constant) @_class method: (identifier) @_new block: (_))
  (#match? @name "(Service|Client|Repository)$") (#any-of? @_class "Struct" "Class" "Data") (#any-of? @_new "new" "define")
  (#set! kind "service")) @element

; class AuthService, class Users::SessionManager
(class name: [(constant) @name (scope_resolution name: (constant) @_last) @name]
  (#match? @name "(?i)(auth|authentication|session|token|login|identity|credential|jwt|password)service$|(auth|session)manager$|authenticator$|auth(entication)?(guard|middleware|handler|provider|backend)$|jwtstrategy$")
  (#set! kind "auth_service") (#set! facet.evidence "name")) @element
