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

; defineSchema({ messages: defineTable({ body: v.string() }) })
(pair key: [(property_identifier) (string)] @name value: (call_expression function: (identifier) @callee arguments: (arguments) @arguments)
  (#eq? @callee "defineTable")
  (#set! kind "table") (#set! facet.library "convex") (#set! callee.is "convex/server.defineTable")
  (#set! pick.entries "0") (#set! body.column "entry")) @element

; the same with indexes: defineTable({...}).index("by_author", ["author"])
(pair key: [(property_identifier) (string)] @name
  value: (call_expression function: (member_expression object: (call_expression function: (identifier) @callee arguments: (arguments) @arguments)))
  (#eq? @callee "defineTable")
  (#set! kind "table") (#set! facet.library "convex") (#set! callee.is "convex/server.defineTable")
  (#set! pick.entries "0") (#set! body.column "entry")) @element

; and with two of them
(pair key: [(property_identifier) (string)] @name
  value: (call_expression function: (member_expression object: (call_expression function: (member_expression object:
    (call_expression function: (identifier) @callee arguments: (arguments) @arguments)))))
  (#eq? @callee "defineTable")
  (#set! kind "table") (#set! facet.library "convex") (#set! callee.is "convex/server.defineTable")
  (#set! pick.entries "0") (#set! body.column "entry")) @element

; or three
(pair key: [(property_identifier) (string)] @name
  value: (call_expression function: (member_expression object: (call_expression function: (member_expression object:
    (call_expression function: (member_expression object:
      (call_expression function: (identifier) @callee arguments: (arguments) @arguments)))))))
  (#eq? @callee "defineTable")
  (#set! kind "table") (#set! facet.library "convex") (#set! callee.is "convex/server.defineTable")
  (#set! pick.entries "0") (#set! body.column "entry")) @element
