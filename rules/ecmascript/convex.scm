; needs: convex/server
; http.route({ path: "/users", method: "GET", handler: list })
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @_route @at) arguments: (arguments) @arguments
  (#eq? @_route "route")
  (#set! kind "route") (#set! requires "path")
  (#set! pick.config "0") (#set! config.path "path") (#set! config.method "method") (#set! config.handler "handler")
  (#set! router.instance "convex/server.httpRouter")) @element

; http.route({ pathPrefix: "/users/", method: "GET", handler: one }): whatever stands behind it
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @_route @at)
  arguments: (arguments (object (pair key: (property_identifier) @_key value: (_) @path)))
  (#eq? @_route "route") (#eq? @_key "pathPrefix")
  (#set! kind "route") (#set! path.rest "true") (#set! router.instance "convex/server.httpRouter")) @element
