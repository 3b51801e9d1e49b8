; needs: createFileRoute createLazyFileRoute createAPIFileRoute createServerFileRoute

; createFileRoute("/users/$id")({ component: User })
(call_expression
  function: (call_expression function: (_) @callee arguments: (arguments . [(string) (template_string)] @path))
  arguments: (arguments . (object [(pair key: (property_identifier) @_key) (shorthand_property_identifier) @_key]))
  (#eq? @_key "component")
  (#set! kind "pages") (#set! framework "tanstack-router") (#set! path.style "marks")
  (#set! callee.is "@tanstack/react-router.createFileRoute @tanstack/react-router.createLazyFileRoute @tanstack/solid-router.createFileRoute @tanstack/solid-router.createLazyFileRoute")) @element

; createFileRoute("/api/users")({ server: { handlers: { GET: list } } })
(call_expression
  function: (call_expression function: (_) @callee arguments: (arguments . [(string) (template_string)] @path))
  arguments: (arguments . (object (pair key: (property_identifier) @_server value: (object (pair key: (property_identifier) @_handlers
    value: (object [(pair key: (property_identifier) @method value: (_) @handler) @element (method_definition name: (property_identifier) @method) @element]))))))
  (#eq? @_server "server") (#eq? @_handlers "handlers")
  (#set! kind "route") (#set! framework "tanstack-router") (#set! router "none") (#set! path.style "marks") (#set! method.needed "true")
  (#set! callee.is "@tanstack/react-router.createFileRoute @tanstack/solid-router.createFileRoute"))

; createAPIFileRoute("/api/users")({ GET: list })
(call_expression
  function: (call_expression function: (_) @callee arguments: (arguments . [(string) (template_string)] @path))
  arguments: (arguments . (object [(pair key: (property_identifier) @method value: (_) @handler) @element (method_definition name: (property_identifier) @method) @element]))
  (#set! kind "route") (#set! framework "tanstack-router") (#set! router "none") (#set! path.style "marks") (#set! method.needed "true")
  (#set! callee.is "@tanstack/start/api.createAPIFileRoute @tanstack/react-start/api.createAPIFileRoute"))

; createServerFileRoute("/api/users").methods({ GET: list })
(call_expression
  function: (member_expression
    object: (call_expression function: (_) @callee arguments: (arguments . [(string) (template_string)] @path)) property: (property_identifier) @_methods)
  arguments: (arguments . (object [(pair key: (property_identifier) @method value: (_) @handler) @element (method_definition name: (property_identifier) @method) @element]))
  (#eq? @_methods "methods")
  (#set! kind "route") (#set! framework "tanstack-router") (#set! router "none") (#set! path.style "marks") (#set! method.needed "true")
  (#set! callee.is "@tanstack/react-start/server.createServerFileRoute @tanstack/solid-start/server.createServerFileRoute"))
