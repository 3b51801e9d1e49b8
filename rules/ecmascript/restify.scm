; needs: restify server.get( server.post( server.put( server.del( outer.get( outer.post(
; const router = new Router()
(variable_declarator name: (identifier) @name value: [(new_expression constructor: (_) @callee) (assignment_expression right: (new_expression constructor: (_) @callee)) (binary_expression right: (new_expression constructor: (_) @callee)) (ternary_expression (new_expression constructor: (_) @callee))]
  (#set! kind "router") (#set! callee.is "restify-router.Router")) @element

; server.get("/path", guard, handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0 0.path") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch del head") (#set! router.instance "restify.createServer restify.Server restify-router.Router")) @element

; router.applyRoutes(server, "/path")
(call_expression function: (member_expression object: (identifier) @child property: (property_identifier) @_apply) arguments: (arguments) @arguments
  (#eq? @_apply "applyRoutes")
  (#set! kind "mount") (#set! pick.router "0") (#set! pick.prefix "1") (#set! child.instance "restify-router.Router")) @element

; registerRoutes(server)
(call_expression function: (_) @function arguments: (arguments (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "restify.createServer restify.Server restify-router.Router")) @call @element
