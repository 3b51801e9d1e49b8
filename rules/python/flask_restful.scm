; needs: flask_restful flask_restx flask_restplus .resource( add_resource add_namespace Namespace .namespace( .init_app( .route(
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! maker.inherits "flask_restful.Api flask_restx.Api flask_restplus.Api")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "prefix")
  (#set! kind "router") (#set! maker.inherits "flask_restful.Api flask_restx.Api flask_restplus.Api")) @element
; Api(blueprint): the routes stand below the blueprint
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . [(identifier) (attribute)] @router))
  (#set! kind "router") (#set! maker.inherits "flask_restful.Api flask_restx.Api flask_restplus.Api") (#set! router.instance "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint")) @element

(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . [(identifier) (attribute)] @router))
  (#set! kind "router") (#set! maker.inherits "flask_restful.Api flask_restx.Api flask_restplus.Api") (#set! router.unknown "made *[a-z]Blueprint")) @element

; api.init_app(blueprint)
(call
  function: (attribute object: (_) @name attribute: (identifier) @_method)
  arguments: (argument_list . [(identifier) @router (attribute) @router (keyword_argument value: [(identifier) (attribute)] @router)])
  (#eq? @_method "init_app")
  (#set! kind "router") (#set! name.instance "flask_restful.Api flask_restx.Api flask_restplus.Api")
  (#set! router.instance "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint")) @element

; api.add_resource(Resource, "/x", "/y")
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . [(identifier) (attribute)] @handler [(string) (concatenated_string) (binary_operator) (identifier) (attribute)] @path)
  (#match? @_method "^add_(\\w+_)?resource$")
  (#set! kind "route") (#set! methods "handler") (#set! methods.listed "methods")
  (#set! guard.decorators "true") (#set! guard.members "method_decorators decorators")) @element

; for each in RESOURCES: api.add_resource(*each)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (list_splat (identifier) @spread) .)
  (#match? @_method "^add_(\\w+_)?resource$")
  (#set! kind "route") (#set! methods "handler") (#set! methods.listed "methods") (#set! spread.handler "0") (#set! spread.path "1:")
  (#set! guard.decorators "true") (#set! guard.members "method_decorators decorators")) @element

; for resource, urls in RESOURCES: api.add_resource(resource, *urls)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . [(identifier) (attribute)] @handler . (list_splat (identifier) @spread))
  (#match? @_method "^add_(\\w+_)?resource$")
  (#set! kind "route") (#set! methods "handler") (#set! methods.listed "methods") (#set! spread.path "0:") (#set! requires "path handler")
  (#set! guard.decorators "true") (#set! guard.members "method_decorators decorators")) @element

; @api.resource("/x", "/y")
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list [(string) (concatenated_string) (binary_operator) (identifier) (attribute)] @path))
  (#eq? @_method "resource")
  (#set! kind "route") (#set! methods "handler") (#set! methods.listed "methods") (#set! handler "decorated")
  (#set! guard.decorators "true") (#set! guard.members "method_decorators decorators")
  (#set! router.instance "flask_restful.Api")) @element

; ns = Namespace("users"), Namespace("users", path="/people"), api.add_namespace(ns, path="/x"), @ns.route("/y")
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . (_) @prefix) @_arguments)
  (#not-match? @_arguments "[(,]\\s*path\\s*=")
  (#set! kind "router") (#set! maker.inherits "flask_restx.Namespace flask_restplus.Namespace")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "path")
  (#set! kind "router") (#set! maker.inherits "flask_restx.Namespace flask_restplus.Namespace")) @element
; ns = api.namespace("users"), api.namespace("users", path="/people"): made and added at once
(assignment
  left: (_) @name
  right: (call function: (attribute object: (_) @router attribute: (identifier) @_method) arguments: (argument_list . (_) @prefix) @_arguments)
  (#eq? @_method "namespace") (#not-match? @_arguments "[(,]\\s*path\\s*=")
  (#set! kind "router")) @element
(assignment
  left: (_) @name
  right: (call function: (attribute object: (_) @router attribute: (identifier) @_method) arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_method "namespace") (#eq? @_key "path")
  (#set! kind "router")) @element

(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @child)
  (#eq? @_method "add_namespace")
  (#set! kind "mount")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_ns value: (_) @child))
  (#eq? @_method "add_namespace") (#eq? @_ns "ns")
  (#set! kind "mount")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) . [(string) @prefix (keyword_argument value: (string) @prefix)])
  (#eq? @_method "add_namespace")
  (#set! kind "mount") (#set! prefix.overrides "true")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list [(string) (concatenated_string) (binary_operator) (identifier) (attribute)] @path))
  (#eq? @_method "route")
  (#set! kind "route") (#set! methods "handler") (#set! methods.listed "methods") (#set! handler "decorated")
  (#set! guard.decorators "true") (#set! guard.members "method_decorators decorators")
  (#set! router.instance "flask_restx.Namespace flask_restx.Api flask_restx.Api().namespace flask_restplus.Namespace flask_restplus.Api flask_restplus.Api().namespace")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_method "route") (#eq? @_key "methods")
  (#set! kind "route")
  (#set! router.instance "flask_restx.Namespace flask_restx.Api flask_restx.Api().namespace flask_restplus.Namespace flask_restplus.Api flask_restplus.Api().namespace")) @element

; Namespace(name="users"), api.namespace(name="users")
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)) @_arguments)
  (#eq? @_key "name") (#not-match? @_arguments "[(,]\\s*path\\s*=")
  (#set! kind "router") (#set! maker.inherits "flask_restx.Namespace flask_restplus.Namespace")) @element
(assignment
  left: (_) @name
  right: (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)) @_arguments)
  (#eq? @_method "namespace") (#eq? @_key "name") (#not-match? @_arguments "[(,]\\s*path\\s*=")
  (#set! kind "router")) @element

; Api(app=blueprint)
(assignment
  left: (_) @name
  right: (call function: (_) @maker
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: [(identifier) (attribute)] @router)))
  (#eq? @_key "app")
  (#set! kind "router") (#set! maker.inherits "flask_restful.Api flask_restx.Api flask_restplus.Api") (#set! router.instance "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint")) @element
