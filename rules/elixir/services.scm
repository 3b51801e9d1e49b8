; needs: Service Client Repository Auth SessionManager authenticate require_ ensure_ current_user log_in_ log_out_ fetch_current_

; defmodule Shop.UserService do
((call target: (identifier) @_defmodule (arguments . (alias) @_module) (do_block)) @element @name
  (#eq? @_defmodule "defmodule") (#match? @_module "(Service|Client|Repository)$")
  (#set! kind "service"))

; defmodule ShopWeb.UserAuth do, Shop.AuthService
((call target: (identifier) @_defmodule (arguments . (alias) @_module) (do_block)) @element @name
  (#eq? @_defmodule "defmodule")
  (#match? @_module "(Auth|Authentication|Session|Token|Login|Identity|Credential|Jwt|JWT|Password)Service$|(Auth|Session)Manager$|Authenticator$|(^|\\.)([A-Z][a-z]+|API)?Auth(entication)?(Plug|Hook|Pipeline|Guard|Handler)?$")
  (#set! kind "auth_service") (#set! facet.evidence "name"))

; def require_authenticated_user(conn, _opts), def log_in_user(conn, user)
((call
   target: (identifier) @_def
   (arguments . [(call target: (identifier) @_name) (binary_operator left: (call target: (identifier) @_name))])) @element @name
  (#any-of? @_def "def" "defp")
  (#match? @_name "^(authenticate(_(user|session|request|with)\\w*)?|require_(authenticated|login|auth|logged_in|user|admin)(_\\w+)?|ensure_(authenticated|logged_in)(_\\w+)?|log_(in|out)_user|fetch_current_(user|scope)\\w*)[!?]?$")
  (#set! kind "auth_service") (#set! facet.evidence "name"))
