; needs: hapi .route(
; server.route({ method: "GET", path: "/users", handler }), server.route([{ ... }, { ... }])
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @_route)
  arguments: (arguments [(object) @config @element (array (object) @config @element)])
  (#eq? @_route "route")
  (#set! kind "route") (#set! requires "path method handler") (#set! router.not "convex/server.httpRouter()")
  (#set! config.method "method") (#set! config.path "path") (#set! config.handler "handler"))

; options: { auth: "jwt", handler }
(call_expression function: (member_expression property: (property_identifier) @_route)
  arguments: (arguments [(object (pair key: (property_identifier) @_options value: (object (pair key: (property_identifier) @guard value: [(string) (object)])))) @element
    (array (object (pair key: (property_identifier) @_options value: (object (pair key: (property_identifier) @guard value: [(string) (object)])))) @element)])
  (#eq? @_route "route") (#any-of? @_options "options" "config") (#eq? @guard "auth")
  (#set! kind "route"))
(call_expression function: (member_expression property: (property_identifier) @_route)
  arguments: (arguments [(object (pair key: (property_identifier) @_options value: (object (pair key: (property_identifier) @_handler value: (_) @handler)))) @element
    (array (object (pair key: (property_identifier) @_options value: (object (pair key: (property_identifier) @_handler value: (_) @handler)))) @element)])
  (#eq? @_route "route") (#any-of? @_options "options" "config") (#eq? @_handler "handler")
  (#set! kind "route"))

; server.register(users, { routes: { prefix: "/api" } }), server.register({ plugin: users, routes: { prefix: "/api" } })
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @_register) arguments: (arguments) @arguments
  (#eq? @_register "register")
  (#set! needs "hapi") (#set! kind "mount") (#set! pick.child "0") (#set! pick.prefix "1.routes.prefix")
  (#set! child.member "register plugin.register default.register default.plugin.register")) @element
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @_register) arguments: (arguments . (object) @_plugin) @arguments
  (#eq? @_register "register")
  (#set! needs "hapi") (#set! kind "mount") (#set! pick.child "0.plugin") (#set! pick.prefix "0.routes.prefix 1.routes.prefix")
  (#set! child.member "register plugin.register default.register default.plugin.register")) @element

; server.register([users, { plugin: teams, routes: { prefix: "/v1" } }])
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @_register)
  arguments: (arguments . (array [(identifier) (member_expression) (call_expression)] @child @element)) @arguments
  (#eq? @_register "register")
  (#set! needs "hapi") (#set! kind "mount") (#set! pick.prefix "1.routes.prefix")
  (#set! child.member "register plugin.register default.register default.plugin.register"))
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @_register)
  arguments: (arguments . (array (object (pair key: (property_identifier) @_plugin value: (_) @child)) @element)) @arguments
  (#eq? @_register "register") (#eq? @_plugin "plugin")
  (#set! needs "hapi") (#set! kind "mount") (#set! pick.prefix "1.routes.prefix")
  (#set! child.member "register plugin.register default.register default.plugin.register"))
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @_register)
  arguments: (arguments . (array (object (pair key: (property_identifier) @_routes value: (object (pair key: (property_identifier) @_prefix value: (_) @prefix)))) @element))
  (#eq? @_register "register") (#eq? @_routes "routes") (#eq? @_prefix "prefix")
  (#set! needs "hapi") (#set! kind "mount"))
