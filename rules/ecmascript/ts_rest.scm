; needs: @ts-rest/core
; c.router({ one: { method: "GET", path: "/users/:id" } }, { pathPrefix: "/v1" }): what a contract says is served
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "mount") (#set! inline "body") (#set! pick.prefix "1.pathPrefix") (#set! pick.child "0.*")
  (#set! callee.is "@ts-rest/core.initContract().router")) @element
(pair value: [(object (pair key: (property_identifier) @_method value: (_) @method) (pair key: (property_identifier) @_path value: (_) @path))
    (call_expression arguments: (arguments (object (pair key: (property_identifier) @_method value: (_) @method) (pair key: (property_identifier) @_path value: (_) @path))))] @element
  (#eq? @_method "method") (#eq? @_path "path")
  (#set! kind "route") (#set! path.root "mount"))
(pair value: [(object (pair key: (property_identifier) @_path value: (_) @path) (pair key: (property_identifier) @_method value: (_) @method))
    (call_expression arguments: (arguments (object (pair key: (property_identifier) @_path value: (_) @path) (pair key: (property_identifier) @_method value: (_) @method))))] @element
  (#eq? @_method "method") (#eq? @_path "path")
  (#set! kind "route") (#set! path.root "mount"))
