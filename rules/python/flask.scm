; needs: flask Flask quart Quart Blueprint register_blueprint add_url_rule before_request .route( routes( .register( .init_app( @bp. @blp. _bp. _blueprint. .get("/ .get('/ .post("/ .post('/ .put("/ .put('/ .patch("/ .patch('/ .delete("/ .delete('/ .get("") .get('') .post("") .post('') .put("") .put('') .patch("") .patch('') .delete("") .delete('')
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! maker.inherits "flask.Flask quart.Quart flask_openapi3.OpenAPI apiflask.APIFlask flask_smorest.Api")) @element

; class Shop(Flask): what it registers on itself stands at the root
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "router") (#set! facet.root "true") (#set! bases.inherits "flask.Flask quart.Quart")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "url_prefix")
  (#set! kind "router") (#set! maker.inherits "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint")) @element
; users = OAuthBlueprint("users", __name__, url_prefix="/users"): what another library makes of a blueprint, under its name
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#match? @maker "[a-z]Blueprint$") (#eq? @_key "url_prefix")
  (#set! kind "router") (#set! maker.unknown "library")) @element

; users, teams = Blueprint("users", __name__, url_prefix="/users"), Blueprint("teams", __name__)
(assignment
  left: [(pattern_list (_) @name @element) (tuple_pattern (_) @name @element)]
  right: [(expression_list (call)) (tuple (call))]
  (#set! kind "router") (#set! bound.prefix "url_prefix")
  (#set! name.instance "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint"))

; a router or an application that is made where none is given, given or Blueprint(url_prefix="/x")
(assignment
  left: (_) @name
  right: (boolean_operator (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))))
  (#eq? @_key "url_prefix")
  (#set! kind "router") (#set! maker.inherits "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint")) @element
(assignment
  left: (_) @name
  right: (conditional_expression (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))))
  (#eq? @_key "url_prefix")
  (#set! kind "router") (#set! maker.inherits "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint")) @element
(assignment
  left: (_) @name
  right: (boolean_operator (call function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.inherits "flask.Flask quart.Quart flask_openapi3.OpenAPI apiflask.APIFlask flask_smorest.Api")) @element
(assignment
  left: (_) @name
  right: (conditional_expression (call function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.inherits "flask.Flask quart.Quart flask_openapi3.OpenAPI apiflask.APIFlask flask_smorest.Api")) @element

; blueprint = create_blueprint("/v1"), of a function that returns Blueprint("v1", __name__, url_prefix=prefix)
(assignment
  left: (_) @name
  right: (call function: [(identifier) (attribute)]) @returned
  (#set! kind "router") (#set! returned.prefix "url_prefix") (#set! returned.instance "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint")) @element

; @app.route("/x", methods=["GET", "POST"])
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . (_) @path))
  (#any-of? @method "route" "get" "post" "put" "patch" "delete" "websocket")
  (#set! kind "route") (#set! registers.through "route add_url_rule") (#set! method.default "GET") (#set! methods "handler") (#set! methods.listed "methods") (#set! methods.whole "dispatch_request") (#set! handler "decorated")
  (#set! guard.decorators "true") (#set! guard.below "true") (#set! guard.members "decorators")
  (#set! router.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIFlask apiflask.APIBlueprint flask_openapi3.OpenAPI")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#any-of? @method "route" "get" "post" "put" "patch" "delete" "websocket") (#eq? @_key "rule")
  (#set! kind "route") (#set! registers.through "route add_url_rule") (#set! method.default "GET") (#set! methods "handler") (#set! methods.listed "methods") (#set! methods.whole "dispatch_request") (#set! handler "decorated")
  (#set! guard.decorators "true") (#set! guard.below "true") (#set! guard.members "decorators")
  (#set! router.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIFlask apiflask.APIBlueprint flask_openapi3.OpenAPI")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_route)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_route "route") (#eq? @_key "methods")
  (#set! kind "route")
  (#set! router.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIFlask apiflask.APIBlueprint flask_openapi3.OpenAPI")) @element

; getattr(app, method)("/path")(function) and the decorator of it: the method is what a loop goes through
(call
  function: (call
    function: (call function: (identifier) @_taking arguments: (argument_list . (_) @router . (_) @method))
    arguments: (argument_list . (_) @path))
  arguments: (argument_list . (_) @handler)
  (#eq? @_taking "getattr")
  (#set! kind "route") (#set! guard.decorators "true") (#set! router.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIFlask apiflask.APIBlueprint flask_openapi3.OpenAPI")) @element
(decorator
  (call
    function: (call function: (identifier) @_taking arguments: (argument_list . (_) @router . (_) @method))
    arguments: (argument_list . (_) @path))
  (#eq? @_taking "getattr")
  (#set! kind "route") (#set! handler "decorated") (#set! guard.decorators "true") (#set! guard.below "true") (#set! router.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIFlask apiflask.APIBlueprint flask_openapi3.OpenAPI")) @element

; app.register_blueprint(bp, url_prefix="/x")
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @child)
  (#eq? @_method "register_blueprint")
  (#set! kind "mount") (#set! registers.through "register_blueprint") (#set! prefix.overrides "true")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @child))
  (#eq? @_method "register_blueprint") (#eq? @_key "blueprint")
  (#set! kind "mount") (#set! registers.through "register_blueprint") (#set! prefix.overrides "true")) @element
(call
  function: (attribute object: (_) @router)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))
  (#eq? @_key "url_prefix")
  (#set! kind "mount")) @element

; app.register_blueprint(bp, **options), Blueprint("users", __name__, **options): a mapping may hold the prefix
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (dictionary_splat (_) @options))
  (#eq? @_method "register_blueprint")
  (#set! kind "mount") (#set! options.prefix "url_prefix") (#set! registers.through "register_blueprint") (#set! prefix.overrides "true")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (dictionary_splat (_) @options)))
  (#set! kind "router") (#set! options.prefix "url_prefix") (#set! maker.is "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint")) @element

; app.register_blueprint(users(Blueprint("users", __name__, url_prefix="/users"))): a function that registers on what it is given and gives it back
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (call arguments: (argument_list (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))))) @_given
  (#eq? @_method "register_blueprint") (#eq? @_key "url_prefix") (#not-match? @_given "[)],\\s*url_prefix")
  (#set! kind "mount") (#set! maker.inherits "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (call arguments: (argument_list (keyword_argument value: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))))))) @_given
  (#eq? @_method "register_blueprint") (#eq? @_key "url_prefix") (#not-match? @_given "[)],\\s*url_prefix")
  (#set! kind "mount") (#set! maker.inherits "flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIBlueprint")) @element

; partial(app.register_blueprint, bp, url_prefix="/x"), called later
(call
  function: (_) @bound
  arguments: (argument_list . (attribute object: (_) @router attribute: (identifier) @_method) . (_) @child)
  (#eq? @_method "register_blueprint")
  (#set! kind "mount") (#set! registers.through "register_blueprint") (#set! prefix.overrides "true") (#set! bound.is "functools.partial")) @element
(call
  function: (_) @bound
  arguments: (argument_list . (attribute object: (_) @router attribute: (identifier) @_method) (keyword_argument name: (identifier) @_key value: (_) @prefix))
  (#eq? @_method "register_blueprint") (#eq? @_key "url_prefix")
  (#set! kind "mount") (#set! bound.is "functools.partial")) @element

; app.add_url_rule("/x", view_func=View.as_view("name"), methods=[...])
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path)
  (#eq? @_method "add_url_rule")
  (#set! kind "route") (#set! method.default "GET") (#set! methods "handler") (#set! methods.listed "methods") (#set! methods.whole "dispatch_request") (#set! requires "path handler")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @handler))
  (#eq? @_method "add_url_rule") (#eq? @_key "view_func")
  (#set! kind "route") (#set! guard.decorators "true") (#set! guard.members "decorators")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path))
  (#eq? @_method "add_url_rule") (#eq? @_key "rule")
  (#set! kind "route") (#set! method.default "GET") (#set! methods "handler") (#set! methods.listed "methods") (#set! methods.whole "dispatch_request")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method))
  (#eq? @_method "add_url_rule") (#eq? @_key "methods")
  (#set! kind "route")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) . (_) . [(identifier) (attribute) (call) (lambda)] @handler)
  (#eq? @_method "add_url_rule")
  (#set! kind "route") (#set! guard.decorators "true") (#set! guard.members "decorators")) @element

; A project's own helper around add_url_rule: register(blueprint, routes=["/x"], view_func=View.as_view("x")). What is given by name has to
; come first: three arguments in any places would be tried in every combination, in a call with hundreds of them for minutes.
(call
  function: [(identifier) (attribute)]
  arguments: (argument_list
    . (keyword_argument value: (_) @router)
    (keyword_argument name: (identifier) @_path value: [(list) (tuple) (string)] @path)
    (keyword_argument name: (identifier) @_view value: (_) @handler))
  (#any-of? @_path "routes" "rules" "urls" "rule" "url" "route") (#eq? @_view "view_func")
  (#set! kind "route") (#set! method.default "GET") (#set! methods "handler") (#set! methods.listed "methods") (#set! methods.whole "dispatch_request") (#set! guard.decorators "true") (#set! guard.members "decorators")
  (#set! router.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint")) @element
(call
  function: [(identifier) (attribute)]
  arguments: (argument_list
    . [(identifier) (attribute)] @router
    (keyword_argument name: (identifier) @_path value: [(list) (tuple) (string)] @path)
    (keyword_argument name: (identifier) @_view value: (_) @handler))
  (#any-of? @_path "routes" "rules" "urls" "rule" "url" "route") (#eq? @_view "view_func")
  (#set! kind "route") (#set! method.default "GET") (#set! methods "handler") (#set! methods.listed "methods") (#set! methods.whole "dispatch_request") (#set! guard.decorators "true") (#set! guard.members "decorators")
  (#set! router.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint")) @element

; app.route("/x", methods=["GET"])(view)
(call
  function: (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . (_) @path))
  arguments: (argument_list . (_) @handler)
  (#any-of? @method "route" "get" "post" "put" "patch" "delete" "websocket")
  (#set! kind "route") (#set! registers.through "route add_url_rule") (#set! method.default "GET") (#set! methods "handler") (#set! methods.listed "methods") (#set! methods.whole "dispatch_request") (#set! guard.decorators "true")
  (#set! router.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint apiflask.APIFlask apiflask.APIBlueprint flask_openapi3.OpenAPI")) @element
(call
  function: (call
    function: (attribute object: (_) @router attribute: (identifier) @_route)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_route "route") (#eq? @_key "methods")
  (#set! kind "route")
  (#set! router.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint apiflask.APIFlask apiflask.APIBlueprint flask_openapi3.OpenAPI")) @element

; @bp.before_request over @login_required, or over a function that is named like a guard; bp.before_request(require_login)
(decorated_definition
  (decorator (attribute object: (_) @name attribute: (identifier) @_hook)) @element
  (decorator [(identifier) (attribute) (call)] @guard)
  (#eq? @_hook "before_request")
  (#set! kind "router") (#set! name.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIFlask apiflask.APIBlueprint flask_openapi3.OpenAPI"))
(decorated_definition
  (decorator (attribute object: (_) @name attribute: (identifier) @_hook)) @element
  definition: (function_definition name: (identifier) @guard)
  (#eq? @_hook "before_request")
  (#set! kind "router") (#set! guard.known "true") (#set! name.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIFlask apiflask.APIBlueprint flask_openapi3.OpenAPI"))
(call
  function: (attribute object: (_) @name attribute: (identifier) @_hook)
  arguments: (argument_list . [(identifier) (attribute)] @guard)
  (#eq? @_hook "before_request")
  (#set! kind "router") (#set! guard.known "true") (#set! name.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_smorest.Blueprint flask_smorest.blueprint.Blueprint flask_openapi3.APIBlueprint apiflask.APIFlask apiflask.APIBlueprint flask_openapi3.OpenAPI")) @element

; register_routes(app), register(blueprint=blueprint, routes=[("/x", View)]): each parameter is what was given
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list [(identifier) @given (attribute) @given (call) @given (keyword_argument value: [(identifier) (attribute) (call)] @given)])
  (#set! kind "handover") (#set! given.instance "flask.Flask quart.Quart flask.Blueprint quart.Blueprint flask.blueprints.Blueprint flask_restful.Api flask_restx.Api flask_smorest.Api apiflask.APIFlask flask_openapi3.OpenAPI flask_rest_jsonapi.Api flask_combo_jsonapi.Api")) @call @element

(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list [(identifier) @given (attribute) @given])
  (#set! kind "handover") (#set! given.unknown "made *Flask")) @call @element

; sock = Sock(app), sockets.init_app(app): @sock.route("/feed") of Flask-Sock stands where the application or blueprint does that it is given
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! maker.is "flask_sock.Sock flask_sockets.Sockets")) @element
(assignment
  left: (_) @child
  right: (call function: (_) @maker arguments: (argument_list . (_) @router))
  (#set! kind "mount") (#set! maker.is "flask_sock.Sock flask_sockets.Sockets")) @element
(call
  function: (attribute object: (_) @child attribute: (identifier) @_method)
  arguments: (argument_list . (_) @router)
  (#eq? @_method "init_app")
  (#set! kind "mount") (#set! child.instance "flask_sock.Sock flask_sockets.Sockets")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list . (_) @path) @_given)
  (#eq? @_method "route") (#not-match? @_given "\\bbp *=")
  (#set! kind "route") (#set! method "WEBSOCKET") (#set! handler "decorated") (#set! guard.decorators "true") (#set! guard.below "true")
  (#set! router.instance "flask_sock.Sock flask_sockets.Sockets")) @element

(decorator
  (call
    function: (attribute object: (_) @sock attribute: (identifier) @_method)
    arguments: (argument_list . (_) @path (keyword_argument name: (identifier) @_key value: (_) @router)))
  (#eq? @_method "route") (#eq? @_key "bp")
  (#set! kind "route") (#set! method "WEBSOCKET") (#set! handler "decorated") (#set! guard.decorators "true") (#set! guard.below "true")
  (#set! sock.instance "flask_sock.Sock")) @element

; app.url_map.add(Rule("/x", endpoint="x"))
(call
  function: (attribute object: (attribute attribute: (identifier) @_map) attribute: (identifier) @_add)
  arguments: (argument_list . (call function: (_) @rule arguments: (argument_list . (_) @path))) @at
  (#eq? @_map "url_map") (#eq? @_add "add")
  (#set! kind "route") (#set! router "none") (#set! method.default "GET") (#set! rule.is "werkzeug.routing.Rule")) @element
