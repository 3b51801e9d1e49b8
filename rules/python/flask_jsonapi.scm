; needs: .route( .init_app( jsonapi flapison
; Api(app, blueprint), Api(blueprint=blueprint): the routes stand below the blueprint
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list [(identifier) @router (attribute) @router (keyword_argument value: [(identifier) (attribute)] @router)]))
  (#set! kind "router") (#set! maker.inherits "flask_rest_jsonapi.Api flask_rest_jsonapi.api.Api flask_combo_jsonapi.Api flask_combo_jsonapi.api.Api flapison.api.Api") (#set! router.instance "flask.Blueprint flask.blueprints.Blueprint")) @element
; api.init_app(app, blueprint)
(call
  function: (attribute object: (_) @name attribute: (identifier) @_method)
  arguments: (argument_list [(identifier) @router (attribute) @router (keyword_argument value: [(identifier) (attribute)] @router)])
  (#eq? @_method "init_app")
  (#set! kind "router") (#set! name.instance "flask_rest_jsonapi.Api flask_rest_jsonapi.api.Api flask_combo_jsonapi.Api flask_combo_jsonapi.api.Api flapison.api.Api") (#set! router.instance "flask.Blueprint flask.blueprints.Blueprint")) @element

; api.route(UserList, "user_list", "/users", "/events/<int:id>/users"): what the resource answers is in flask_jsonapi.yaml
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . [(identifier) (attribute)] @handler . (_) (string) @path)
  (#eq? @_method "route")
  (#set! kind "route") (#set! resource "python/flask_jsonapi") (#set! guard.members "decorators")
  (#set! router.instance "flask_rest_jsonapi.Api flask_rest_jsonapi.api.Api flask_combo_jsonapi.Api flask_combo_jsonapi.api.Api flapison.api.Api")) @element
