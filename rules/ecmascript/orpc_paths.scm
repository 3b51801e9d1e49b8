; needs: @orpc/ .route({

; os.route({ method: "GET", path: "/planets" }), oc.route({ path: "/planets/{id}" }): the handler and the router around it put theirs before it
(call_expression function: (member_expression property: (property_identifier) @_route) @callee arguments: (arguments . (object) @config)
  (#eq? @_route "route")
  (#set! kind "route") (#set! router "elsewhere") (#set! requires "path") (#set! method.default "POST")
  (#set! config.method "method") (#set! config.path "path")
  (#set! callee.is "@orpc/server.os* @orpc/server.implement* @orpc/contract.oc*")) @element
