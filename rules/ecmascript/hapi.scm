; needs: hapi .route(
; server.route({ method: "GET", path: "/users", handler }), server.route([{ ... }, { ... }])
(call_expression function: (member_expression object: (identifier) @router property: (property_identifier) @_route)
  arguments: (arguments [(object) @config @element (array (object) @config @element)])
  (#eq? @_route "route")
  (#set! kind "route") (#set! requires "path method handler")
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
