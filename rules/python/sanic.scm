; needs: sanic .blueprint( @bp. @app. _bp. .get("/ .get('/ .post("/ .post('/ .put("/ .put('/ .patch("/ .patch('/ .delete("/ .delete('/ .get("") .get('') .post("") .post('') .put("") .put('') .patch("") .patch('') .delete("") .delete('')
; app = Sanic("x"): versions stand before all that it serves
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! version.lead "v") (#set! maker.inherits "sanic.Sanic sanic.app.Sanic")) @element

; Blueprint("x", version=1), Blueprint.group(users, version="v1")
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @version)))
  (#eq? @_key "version")
  (#set! kind "router") (#set! version.strip "/v") (#set! maker.is "sanic.Blueprint sanic.blueprints.Blueprint sanic.Blueprint.group sanic.blueprints.Blueprint.group")) @element

; Blueprint("x", version=1, version_prefix="/api/v")
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @lead)))
  (#eq? @_key "version_prefix")
  (#set! kind "router") (#set! maker.is "sanic.Blueprint sanic.blueprints.Blueprint sanic.Blueprint.group sanic.blueprints.Blueprint.group")) @element

; bp = Blueprint("x", url_prefix="/x")
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! maker.inherits "sanic.Blueprint sanic.blueprints.Blueprint")) @element
; a group that nothing mounts serves nothing that can be told
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! maker.is "sanic.Blueprint.group sanic.blueprints.Blueprint.group")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "url_prefix")
  (#set! kind "router") (#set! maker.is "sanic.Blueprint sanic.blueprints.Blueprint sanic.Blueprint.group sanic.blueprints.Blueprint.group")) @element

; bp = Blueprint("x", "/x")
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . (_) . (_) @prefix))
  (#set! kind "router") (#set! maker.is "sanic.Blueprint sanic.blueprints.Blueprint")) @element

; users, teams = Blueprint("users", url_prefix="/users"), Blueprint("teams", "/teams", version=1)
(assignment
  left: [(pattern_list (_) @name @element) (tuple_pattern (_) @name @element)]
  right: [(expression_list (call)) (tuple (call))]
  (#set! kind "router") (#set! bound.prefix "url_prefix 1") (#set! bound.version "version") (#set! version.strip "/v")
  (#set! name.instance "sanic.Blueprint sanic.blueprints.Blueprint"))

; @app.get("/x"), @bp.route("/x", methods=["GET", "POST"])
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . (_) @path))
  (#any-of? @method "route" "get" "post" "put" "patch" "delete" "websocket")
  (#set! kind "route") (#set! path.types "last") (#set! method.default "GET") (#set! handler "decorated") (#set! guard.decorators "true")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_route)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_route "route") (#eq? @_key "methods")
  (#set! kind "route")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_route)
    arguments: (argument_list . (_) . (_) @method))
  (#eq? @_route "route")
  (#set! kind "route")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element

; @app.get("/x", version=2)
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @version)))
  (#any-of? @_method "route" "get" "post" "put" "patch" "delete" "websocket") (#eq? @_key "version")
  (#set! kind "route") (#set! version.strip "/v")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element

; @app.get("/x", version=2, version_prefix="/api/v")
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @lead)))
  (#any-of? @_method "route" "get" "post" "put" "patch" "delete" "websocket") (#eq? @_key "version_prefix")
  (#set! kind "route")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element

; app.add_route(handler, "/x", methods=["POST"]), app.add_route(View.as_view(), "/x")
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @handler . (_) @path)
  (#eq? @_method "add_route")
  (#set! kind "route") (#set! path.types "last") (#set! method.default "GET") (#set! methods "handler") (#set! guard.decorators "true") (#set! guard.members "decorators")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method))
  (#eq? @_method "add_route") (#eq? @_key "methods")
  (#set! kind "route")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) . (_) . (_) @method)
  (#eq? @_method "add_route")
  (#set! kind "route")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element

; app.add_websocket_route(handler, "/feed")
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @handler . (_) @path)
  (#eq? @_method "add_websocket_route")
  (#set! kind "route") (#set! path.types "last") (#set! method "WEBSOCKET") (#set! guard.decorators "true")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element

; class Users(HTTPMethodView, attach=bp, uri="/x", version=2)
(class_definition
  name: (identifier) @handler
  superclasses: (argument_list (keyword_argument name: (identifier) @_key value: (_) @router))
  (#eq? @_key "attach")
  (#set! kind "route") (#set! methods "handler") (#set! guard.decorators "true") (#set! guard.members "decorators")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(class_definition
  superclasses: (argument_list
    (keyword_argument name: (identifier) @_key value: (_) @router)
    (keyword_argument name: (identifier) @_uri value: (_) @path))
  (#eq? @_key "attach") (#eq? @_uri "uri")
  (#set! kind "route") (#set! path.types "last")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(class_definition
  superclasses: (argument_list
    (keyword_argument name: (identifier) @_key value: (_) @router)
    (keyword_argument name: (identifier) @_version value: (_) @version))
  (#eq? @_key "attach") (#eq? @_version "version")
  (#set! kind "route") (#set! version.strip "/v")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(class_definition
  superclasses: (argument_list
    (keyword_argument name: (identifier) @_uri value: (_) @path)
    (keyword_argument name: (identifier) @_key value: (_) @router))
  (#eq? @_key "attach") (#eq? @_uri "uri")
  (#set! kind "route") (#set! path.types "last")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(class_definition
  superclasses: (argument_list
    (keyword_argument name: (identifier) @_version value: (_) @version)
    (keyword_argument name: (identifier) @_key value: (_) @router))
  (#eq? @_key "attach") (#eq? @_version "version")
  (#set! kind "route") (#set! version.strip "/v")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element

; app.blueprint(bp), and api = Blueprint.group(users, orders, url_prefix="/api")
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @child)
  (#eq? @_method "blueprint") (#not-match? @child "^[\\w.]*\\.group[(]")
  (#set! kind "mount") (#set! each "child") (#set! router.instance "sanic.Sanic sanic.app.Sanic")) @element
; app.blueprint(Blueprint.group(users, orders, url_prefix="/api")); what it says of versions is not followed
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (call function: (_) @maker arguments: (argument_list [(identifier) (attribute) (list) (list_splat)] @child) @_given))
  (#eq? @_method "blueprint") (#not-match? @_given "\\bversion")
  (#set! kind "mount") (#set! each "child") (#set! maker.is "sanic.Blueprint.group sanic.blueprints.Blueprint.group")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)) @_given))
  (#eq? @_method "blueprint") (#eq? @_key "url_prefix") (#not-match? @_given "\\bversion")
  (#set! kind "mount") (#set! maker.is "sanic.Blueprint.group sanic.blueprints.Blueprint.group")) @element
(call
  function: (attribute object: (_) @router)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))
  (#eq? @_key "url_prefix")
  (#set! kind "mount") (#set! prefix.overrides "true")) @element
(assignment
  left: (_) @router
  right: (call function: (_) @maker arguments: (argument_list [(identifier) (attribute) (list) (list_splat)] @child))
  (#set! kind "mount") (#set! each "child") (#set! maker.is "sanic.Blueprint.group sanic.blueprints.Blueprint.group")) @element

; @app.get(uri="/x"), app.add_route(handler, uri="/x"), app.add_route(handler=handler, uri="/x"), app.add_route(uri="/x", handler=handler)
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#any-of? @method "route" "get" "post" "put" "patch" "delete" "websocket") (#eq? @_key "uri")
  (#set! kind "route") (#set! path.types "last") (#set! method.default "GET") (#set! handler "decorated") (#set! guard.decorators "true")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @handler . (keyword_argument name: (identifier) @_key value: (_) @path))
  (#eq? @_method "add_route") (#eq? @_key "uri")
  (#set! kind "route") (#set! path.types "last") (#set! method.default "GET") (#set! methods "handler") (#set! guard.decorators "true") (#set! guard.members "decorators")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path) (keyword_argument name: (identifier) @_handling value: (_) @handler))
  (#eq? @_method "add_route") (#eq? @_key "uri") (#eq? @_handling "handler")
  (#set! kind "route") (#set! path.types "last") (#set! method.default "GET") (#set! methods "handler") (#set! guard.decorators "true") (#set! guard.members "decorators")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_handling value: (_) @handler) (keyword_argument name: (identifier) @_key value: (_) @path))
  (#eq? @_method "add_route") (#eq? @_key "uri") (#eq? @_handling "handler")
  (#set! kind "route") (#set! path.types "last") (#set! method.default "GET") (#set! methods "handler") (#set! guard.decorators "true") (#set! guard.members "decorators")
  (#set! router.instance "sanic.Sanic sanic.app.Sanic sanic.Blueprint sanic.blueprints.Blueprint")) @element
