; needs: pyramid includeme Configurator

; config = Configurator(...), with Configurator(...) as config
(assignment left: (_) @name right: (call function: (_) @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "pyramid.config.Configurator")) @element
(with_item value: (as_pattern (call function: (_) @maker) alias: (as_pattern_target (identifier) @name))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "pyramid.config.Configurator")) @element

; config.add_route("users", "/users/{id}"), config.add_route("users", pattern="/users/{id}", request_method="GET")
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) . [(string) (identifier) (attribute) (concatenated_string) (binary_operator) (call) (subscript)] @path) @_given
  (#eq? @_method "add_route") (#not-match? @_given "static *= *True")
  (#set! kind "route") (#set! path.any "true") (#set! requires "path")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)) @_given
  (#eq? @_method "add_route") (#not-match? @_given "static *= *True") (#any-of? @_key "pattern" "path")
  (#set! kind "route") (#set! path.any "true") (#set! requires "path")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method))
  (#eq? @_method "add_route") (#eq? @_key "request_method")
  (#set! kind "route") (#set! path.any "true") (#set! requires "path")) @element

; config.include("app.users", route_prefix="/users"), config.include(users)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_include)
  arguments: (argument_list . (_) @child)
  (#eq? @_include "include")
  (#set! kind "mount") (#set! hands "true") (#set! child.name "includeme")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_include)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))
  (#eq? @_include "include") (#eq? @_key "route_prefix")
  (#set! kind "mount")) @element
