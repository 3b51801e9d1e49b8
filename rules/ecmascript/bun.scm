; needs: Bun.serve
; Bun.serve({ routes: { "/users/:id": handler, "/posts": { GET: list, POST: create } } })
(call_expression function: (_) @callee arguments: (arguments (object (pair key: (property_identifier) @_routes value: (object
    (pair key: (string) @path value: [(identifier) (member_expression)] @handler) @element))))
  (#eq? @_routes "routes")
  (#set! kind "route") (#set! router "none") (#set! callee.is "Bun.serve"))
(call_expression function: (_) @callee arguments: (arguments (object (pair key: (property_identifier) @_routes value: (object
    (pair key: (string) @path value: [(arrow_function) (function_expression) (new_expression) (call_expression)]) @element))))
  (#eq? @_routes "routes")
  (#set! kind "route") (#set! router "none") (#set! callee.is "Bun.serve"))
(call_expression function: (_) @callee arguments: (arguments (object (pair key: (property_identifier) @_routes value: (object
    (pair key: (string) @path value: (object [(pair key: (property_identifier) @method value: [(identifier) (member_expression) (call_expression) (arrow_function) (function_expression) (new_expression)])
      (method_definition name: (property_identifier) @method)] @element)))))) 
  (#eq? @_routes "routes")
  (#set! kind "route") (#set! router "none") (#set! method.needed "true") (#set! callee.is "Bun.serve"))
