; needs: Service Client Repository Auth SessionManager Jwt Password authenticate require_ ensure_ current_user

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
  (#match? @name "(?i)^authenticate((user|session|request|with).*)?$|(auth|authentication|session|token|login|identity|credential|jwt|password)service$|(auth|session)manager$|authenticator$|(jwt|auth(entication)?)(guard|middleware|handler|provider|backend)$|jwtstrategy$|password(hasher|encoder)$")
  (#set! kind "auth_service") (#set! facet.evidence "name")) @element

; def require_login, def authenticate_user!, def current_user
(method name: (identifier) @name
  (#match? @name "^(authenticate_\\w+!?|authenticate!|require_(login|auth|user|admin|logged_in|authentication)(_\\w+)?!?|ensure_(authenticated|logged_in)!?|current_user)$")
  (#set! kind "auth_service") (#set! facet.evidence "name")) @element
