; needs: pyramid includeme Configurator

; config.add_route("users", "/users/{id}"), config.add_route("users", pattern="/users/{id}", request_method="GET")
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) . [(string) (identifier) (attribute) (concatenated_string) (binary_operator) (call) (subscript)] @path) @_given
  (#eq? @_method "add_route") (#not-match? @_given "static *= *True")
  (#set! kind "route") (#set! path.any "true")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)) @_given
  (#eq? @_method "add_route") (#not-match? @_given "static *= *True") (#any-of? @_key "pattern" "path")
  (#set! kind "route") (#set! path.any "true")) @element
(call
  function: (attribute object: (_) @router)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method))
  (#eq? @_key "request_method")
  (#set! kind "route") (#set! requires "path")) @element

; config.include("app.users", route_prefix="/users"), config.include(users)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_include)
  arguments: (argument_list . (_) @child)
  (#eq? @_include "include")
  (#set! kind "mount") (#set! child.name "includeme")) @element
(call
  function: (attribute object: (_) @router)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))
  (#eq? @_key "route_prefix")
  (#set! kind "mount")) @element
