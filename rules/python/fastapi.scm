; needs: fastapi cadwyn APIRouter FastAPI include_router .mount("/ .mount('/ router= @router. @app. @api. _router. _api. .get("/ .get('/ .post("/ .post('/ .put("/ .put('/ .patch("/ .patch('/ .delete("/ .delete('/ .get("") .get('') .post("") .post('') .put("") .put('') .patch("") .patch('') .delete("") .delete('')

; app = FastAPI()
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! maker.inherits "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn")) @element

; router = APIRouter(...), its prefix and dependencies
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "prefix")
  (#set! kind "router") (#set! maker.inherits "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: [(list) (identifier) (attribute)] @guard)))
  (#eq? @_key "dependencies")
  (#set! kind "router") (#set! maker.inherits "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn")) @element

; users, teams = APIRouter(prefix="/users"), APIRouter(prefix="/teams")
(assignment
  left: [(pattern_list (_) @name @element) (tuple_pattern (_) @name @element)]
  right: [(expression_list (call)) (tuple (call))]
  (#set! kind "router") (#set! bound.prefix "prefix") (#set! bound.guard "dependencies")
  (#set! name.instance "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter"))

; app.router.prefix = "/api", router.prefix = "/users": what stands before all that is added from there on
(assignment
  left: (attribute object: (attribute object: (_) @name attribute: (identifier) @_router) attribute: (identifier) @_prefix)
  right: (_) @prefix
  (#eq? @_router "router") (#eq? @_prefix "prefix")
  (#set! kind "router") (#set! name.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn")) @element
(assignment
  left: (attribute object: (_) @name attribute: (identifier) @_prefix)
  right: (_) @prefix
  (#eq? @_prefix "prefix")
  (#set! kind "router") (#set! name.instance "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element

; router = router or APIRouter(prefix="/x"), router = given if given else APIRouter(prefix="/x")
(assignment
  left: (_) @name
  right: (boolean_operator (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))))
  (#eq? @_key "prefix")
  (#set! kind "router") (#set! maker.inherits "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(assignment
  left: (_) @name
  right: (conditional_expression (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))))
  (#eq? @_key "prefix")
  (#set! kind "router") (#set! maker.inherits "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(assignment
  left: (_) @name
  right: (boolean_operator (call function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.inherits "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn")) @element
(assignment
  left: (_) @name
  right: (conditional_expression (call function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.inherits "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn")) @element

; router = make_router("/users"), of a function that returns APIRouter(prefix=prefix)
(assignment
  left: (_) @name
  right: (call function: [(identifier) (attribute)]) @returned
  (#set! kind "router") (#set! returned.prefix "prefix") (#set! returned.instance "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element

; @router.get("/path")
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . [(string) (identifier) (attribute) (concatenated_string) (binary_operator) (call) (subscript) (parenthesized_expression)] @path)) 
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "head" "trace" "api_route" "websocket")
  (#set! kind "route") (#set! registers.through "api_route add_api_route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter") (#set! guard.call "fastapi.Depends fastapi.Security fastapi.params.Depends") (#set! guard.decorators "true") (#set! guard.below "true") (#set! handler "decorated")) @element

; @protected(router.get, "/path", ...): a decorator of the project that is given the router's own
(decorator
  (call
    arguments: (argument_list . (attribute object: (_) @router attribute: (identifier) @method) . (_) @path))
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "head" "trace" "api_route" "websocket")
  (#set! kind "route") (#set! registers.through "api_route add_api_route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter") (#set! guard.call "fastapi.Depends fastapi.Security fastapi.params.Depends") (#set! guard.decorators "true") (#set! handler "decorated")) @element

; router.get("/path")(function), and router.add_api_route("/path", function)
(call
  function: (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . [(string) (identifier) (attribute) (concatenated_string) (binary_operator) (call) (subscript) (parenthesized_expression)] @path))
  arguments: (argument_list . (_) @handler)
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "head" "trace" "api_route" "websocket")
  (#set! kind "route") (#set! registers.through "api_route add_api_route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter") (#set! guard.call "fastapi.Depends fastapi.Security fastapi.params.Depends")) @element

; getattr(router, method)("/path")(function) and the decorator of it: the method is what a loop goes through
(call
  function: (call
    function: (call function: (identifier) @_taking arguments: (argument_list . (_) @router . (_) @method))
    arguments: (argument_list . (_) @path))
  arguments: (argument_list . (_) @handler)
  (#eq? @_taking "getattr")
  (#set! kind "route") (#set! registers.through "api_route add_api_route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter") (#set! guard.call "fastapi.Depends fastapi.Security fastapi.params.Depends")) @element
(decorator
  (call
    function: (call function: (identifier) @_taking arguments: (argument_list . (_) @router . (_) @method))
    arguments: (argument_list . (_) @path))
  (#eq? @_taking "getattr")
  (#set! kind "route") (#set! registers.through "api_route add_api_route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter") (#set! guard.call "fastapi.Depends fastapi.Security fastapi.params.Depends") (#set! guard.decorators "true") (#set! guard.below "true") (#set! handler "decorated")) @element

; @app.route("/path", methods=[...]), @app.websocket_route("/path") of the framework below; a router's own prefix does not stand before such
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list . (_) @path))
  (#eq? @_method "route")
  (#set! kind "route") (#set! method.default "GET") (#set! handler "decorated") (#set! guard.decorators "true") (#set! guard.below "true") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_method "route") (#eq? @_key "methods")
  (#set! kind "route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list . (_) @path))
  (#eq? @_method "websocket_route")
  (#set! kind "route") (#set! method "WEBSOCKET") (#set! handler "decorated") (#set! guard.decorators "true") (#set! guard.below "true") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn")) @element
(decorator
  (call
    function: (attribute object: (_) @below attribute: (identifier) @_method)
    arguments: (argument_list . (_) @path))
  (#eq? @_method "route")
  (#set! kind "route") (#set! method.default "GET") (#set! handler "decorated") (#set! guard.decorators "true") (#set! guard.below "true") (#set! below.instance "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(decorator
  (call
    function: (attribute object: (_) @below attribute: (identifier) @_method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_method "route") (#eq? @_key "methods")
  (#set! kind "route") (#set! below.instance "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(decorator
  (call
    function: (attribute object: (_) @below attribute: (identifier) @_method)
    arguments: (argument_list . (_) @path))
  (#eq? @_method "websocket_route")
  (#set! kind "route") (#set! method "WEBSOCKET") (#set! handler "decorated") (#set! guard.decorators "true") (#set! guard.below "true") (#set! below.instance "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element

; methods=["GET", "POST"] and dependencies=[Depends(user)] of a path operation
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_verb)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_key "methods") (#not-eq? @_verb "route")
  (#set! kind "route") (#set! requires "path") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(decorator
  (call
    function: (attribute object: (_) @router)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: [(list) (identifier) (attribute)] @guard)))
  (#eq? @_key "dependencies")
  (#set! kind "route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
; @router.api_route("/path", **options): the methods that these name
(decorator
  (call
    function: (attribute object: (_) @router)
    arguments: (argument_list (dictionary_splat (identifier) @config)))
  (#set! kind "route") (#set! config.method "methods") (#set! requires "path") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
; the same of router.get("/path", dependencies=[Depends(user)])(function)
(call
  function: (call
    function: (attribute object: (_) @router)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: [(list) (identifier) (attribute)] @guard)))
  (#eq? @_key "dependencies")
  (#set! kind "route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#eq? @_key "path")
  (#set! kind "route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter") (#set! handler "decorated") (#set! guard.call "fastapi.Depends fastapi.Security fastapi.params.Depends") (#set! guard.decorators "true") (#set! guard.below "true")) @element

; app.include_router(router, prefix="/x", dependencies=[...]) and app.mount("/x", app)
(call
  function: (attribute object: (_) @router attribute: (identifier) @at)
  arguments: (argument_list . (_) @child)
  (#eq? @at "include_router") (#not-match? @child "^[*]")
  (#set! kind "mount") (#set! registers.through "add_api_route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(call
  function: (attribute object: (_) @router)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))
  (#eq? @_key "prefix")
  (#set! kind "mount")) @element
(call
  function: (attribute object: (_) @router)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: [(list) (identifier) (attribute)] @guard))
  (#eq? @_key "dependencies")
  (#set! kind "mount")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @prefix)
  (#eq? @_method "mount")
  (#set! kind "mount")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) . [(identifier) (attribute) (call)] @child)
  (#eq? @_method "mount")
  (#set! kind "mount") (#set! inline "call") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn starlette.applications.Starlette")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @child))
  (#eq? @_method "mount") (#eq? @_key "app")
  (#set! kind "mount") (#set! inline "call") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn starlette.applications.Starlette")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @child))
  (#eq? @_method "include_router") (#eq? @_key "router")
  (#set! kind "mount") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))
  (#eq? @_method "mount") (#eq? @_key "path")
  (#set! kind "mount")) @element

; app.include_router(users, **options), APIRouter(**options): a mapping may hold the prefix
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (dictionary_splat (_) @options))
  (#eq? @_method "include_router")
  (#set! kind "mount") (#set! options.prefix "prefix") (#set! options.child "router") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (dictionary_splat (_) @options)))
  (#set! kind "router") (#set! options.prefix "prefix") (#set! maker.is "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element

; app.generate_and_include_versioned_routers(router, ...): of Cadwyn, whose versions stand in a header
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (_) @child)
  (#eq? @_method "generate_and_include_versioned_routers")
  (#set! kind "mount") (#set! each "child") (#set! router.instance "cadwyn.Cadwyn")) @element

; router.add_api_route("/path", function, methods=[...]), router.add_api_websocket_route("/path", function)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path)
  (#any-of? @_method "add_api_route" "add_route")
  (#set! kind "route") (#set! method.default "GET") (#set! requires "path handler")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) . (_) @handler)
  (#any-of? @_method "add_api_route" "add_route")
  (#set! kind "route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter") (#set! guard.call "fastapi.Depends fastapi.Security fastapi.params.Depends")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path))
  (#any-of? @_method "add_api_route" "add_route") (#eq? @_key "path")
  (#set! kind "route") (#set! method.default "GET") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @handler))
  (#any-of? @_method "add_api_route" "add_route") (#eq? @_key "endpoint")
  (#set! kind "route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter") (#set! guard.call "fastapi.Depends fastapi.Security fastapi.params.Depends")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method))
  (#any-of? @_method "add_api_route" "add_route") (#eq? @_key "methods")
  (#set! kind "route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: [(list) (identifier) (attribute)] @guard))
  (#any-of? @_method "add_api_route" "add_route") (#eq? @_key "dependencies")
  (#set! kind "route") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#any-of? @_method "add_api_websocket_route" "add_websocket_route")
  (#set! kind "route") (#set! method "WEBSOCKET") (#set! router.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter") (#set! guard.call "fastapi.Depends fastapi.Security fastapi.params.Depends")) @element

; register_routes(app), Server(app=app): the parameter is what was given
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list [(identifier) @given (attribute) @given (keyword_argument value: [(identifier) (attribute)] @given)])
  (#set! kind "handover") (#set! given.instance "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @call @element

; users = with_routes(APIRouter(prefix="/users")): the router that is made in place is given to the function, and is what that gives back
(assignment
  left: (_) @name
  right: (call arguments: (argument_list . (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))))
  (#eq? @_key "prefix")
  (#set! kind "router") (#set! maker.inherits "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter")) @element
(assignment
  left: (_) @made
  right: (call
    function: (_) @function
    arguments: (argument_list . (call function: (_) @maker))) @call
  (#set! kind "handover") (#set! maker.inherits "fastapi.APIRouter fastapi.routing.APIRouter cadwyn.VersionedAPIRouter fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn")) @element

; def setup(app: FastAPI): an application, whoever gives it
(typed_parameter
  (identifier) @name
  type: (type [(identifier) (attribute)] @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "fastapi.FastAPI fastapi.applications.FastAPI cadwyn.Cadwyn")) @element
