; needs: itty-router
; const router = Router({ base: "/path" }), and what is chained on it
(variable_declarator name: (identifier) @name value: [(call_expression function: (_) @callee arguments: (arguments) @arguments)
    (assignment_expression right: (call_expression function: (_) @callee arguments: (arguments) @arguments))]
  (#set! kind "router") (#set! facet.root "true") (#set! pick.prefix "0.base") (#set! callee.is "itty-router.Router itty-router.AutoRouter itty-router.IttyRouter")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (member_expression) @callee) @chain
  (#set! kind "router") (#set! facet.root "true") (#set! callee.is "itty-router.Router().* itty-router.AutoRouter().* itty-router.IttyRouter().*")) @element

; router.get("/path", guard, handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete head options") (#set! router.instance "itty-router.Router itty-router.Router().* itty-router.AutoRouter itty-router.AutoRouter().* itty-router.IttyRouter itty-router.IttyRouter().*")) @element
