; needs: Endpoint endpoint RouteHandler RouteDefinition Route<
; only: typescript tsx

; defineEndpoint({ method: "GET", path: "/users" }, handler): a function of the tree by such a name, of which only it can tell where it serves
(call_expression function: (identifier) @callee arguments: (arguments . (object) @config)
  (#match? @callee "[eE]ndpoint$")
  (#set! kind "route") (#set! requires "path method") (#set! method.needed "true")
  (#set! config.method "method") (#set! config.path "path") (#set! config.handler "handler")
  (#set! callee.unknown "method")) @element

; const route: Route<GetUsers> = { method: "GET", path: "/users" }, const endpoint: Endpoint = { method, path, handler }
(variable_declarator
  type: (type_annotation [(type_identifier) @_type (generic_type name: (type_identifier) @_type)])
  value: (object) @config
  (#match? @_type "^Route$|(^|[a-z])(Endpoint|RouteHandler|RouteDefinition)$")
  (#set! kind "route") (#set! router "elsewhere") (#set! requires "path method") (#set! method.needed "true")
  (#set! config.method "method") (#set! config.path "path") (#set! config.handler "handler")) @element
