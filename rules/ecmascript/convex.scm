; needs: convex/server convex/values
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

; defineSchema({ messages: defineTable({ body: v.string() }).index("by_author", ["author"]) })
(pair key: [(property_identifier) (string)] @name value: (call_expression function: (_) @callee) @entries
  (#set! kind "table") (#set! facet.library "convex") (#set! callee.is "convex/server.defineTable convex/server.defineTable()*")
  (#set! body.column "entry")) @element

; const messages = defineTable({ body: v.string() }); defineSchema({ messages })
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee) @entries
  (#set! kind "table") (#set! facet.library "convex") (#set! callee.is "convex/server.defineTable convex/server.defineTable()*")
  (#set! body.column "entry")) @element

; const user = v.object({ name: v.string() })
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee) @entries
  (#set! kind "schema") (#set! facet.library "convex") (#set! callee.is "convex/values.v.object")
  (#set! body.field "entry")) @element

; const status = v.union(v.literal("open"), v.literal("done"))
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee
  arguments: (arguments (call_expression arguments: (arguments . (string) @member @member.value .))) @entries)
  (#set! kind "enum") (#set! facet.form "convex") (#set! callee.is "convex/values.v.union")
  (#set! entries.each "convex/values.v.literal convex/values.v.null")) @element
