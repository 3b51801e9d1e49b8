; needs: starlette Router( APIRoute( .add_route("/ .add_route('/
; Starlette(routes=[Route("/x", endpoint, methods=["GET"]), Mount("/y", routes=[...]), WebSocketRoute("/ws", endpoint)])
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path . [(identifier) (attribute) (call) (lambda)] @handler)
  (#set! kind "route") (#set! router "given") (#set! method.default "GET") (#set! methods "handler") (#set! guard.decorators "true")
  (#set! maker.inherits "starlette.routing.Route fastapi.routing.APIRoute")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path (keyword_argument name: (identifier) @_key value: (_) @handler))
  (#eq? @_key "endpoint")
  (#set! kind "route") (#set! router "given") (#set! method.default "GET") (#set! methods "handler") (#set! guard.decorators "true")
  (#set! maker.inherits "starlette.routing.Route fastapi.routing.APIRoute")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path (keyword_argument name: (identifier) @_key value: (_) @method))
  (#eq? @_key "methods")
  (#set! kind "route")
  (#set! maker.inherits "starlette.routing.Route fastapi.routing.APIRoute")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path . (_) @handler)
  (#set! kind "route") (#set! router "given") (#set! method "WEBSOCKET") (#set! guard.decorators "true")
  (#set! maker.inherits "starlette.routing.WebSocketRoute")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @prefix . (_) @child)
  (#set! kind "mount") (#set! inline "true") (#set! maker.is "starlette.routing.Mount")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @prefix . (keyword_argument name: (identifier) @_key value: (_) @child))
  (#any-of? @_key "routes" "app")
  (#set! kind "mount") (#set! inline "call") (#set! maker.is "starlette.routing.Mount")) @element
; app = Starlette(routes=routes), Router(routes=routes)
(assignment
  left: (_) @router
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: [(identifier) (attribute) (call)] @child)))
  (#eq? @_key "routes")
  (#set! kind "mount") (#set! maker.inherits "starlette.applications.Starlette starlette.routing.Router")) @element
(assignment
  left: (_) @router
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: [(list) (tuple)] @child)))
  (#eq? @_key "routes")
  (#set! kind "mount") (#set! inline "true") (#set! maker.inherits "starlette.applications.Starlette starlette.routing.Router")) @element
; return Starlette(routes=routes): the function gives the application
(return_statement (call function: (_) @maker)
  (#set! kind "router") (#set! name "function") (#set! facet.root "true") (#set! maker.inherits "starlette.applications.Starlette")) @element
(return_statement (call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @child)))
  (#eq? @_key "routes")
  (#set! kind "mount") (#set! router "class") (#set! inline "true") (#set! maker.inherits "starlette.applications.Starlette")) @element

; @app.route("/x", methods=["POST"]), app.add_route("/x", endpoint, methods=["POST"])
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list . (_) @path))
  (#eq? @_method "route")
  (#set! kind "route") (#set! method.default "GET") (#set! methods "handler") (#set! handler "decorated") (#set! guard.decorators "true")
  (#set! router.instance "starlette.applications.Starlette starlette.routing.Router")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list . (_) @path))
  (#eq? @_method "websocket_route")
  (#set! kind "route") (#set! method "WEBSOCKET") (#set! handler "decorated") (#set! guard.decorators "true")
  (#set! router.instance "starlette.applications.Starlette starlette.routing.Router")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_method "route") (#eq? @_key "methods")
  (#set! kind "route")
  (#set! router.instance "starlette.applications.Starlette starlette.routing.Router")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "add_route")
  (#set! kind "route") (#set! method.default "GET") (#set! methods "handler") (#set! guard.decorators "true")
  (#set! router.instance "starlette.applications.Starlette starlette.routing.Router")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method))
  (#eq? @_method "add_route") (#eq? @_key "methods")
  (#set! kind "route")
  (#set! router.instance "starlette.applications.Starlette starlette.routing.Router")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "add_websocket_route")
  (#set! kind "route") (#set! method "WEBSOCKET") (#set! guard.decorators "true")
  (#set! router.instance "starlette.applications.Starlette starlette.routing.Router")) @element
; app.mount("/x", other)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @prefix . [(identifier) (attribute)] @child)
  (#eq? @_method "mount")
  (#set! kind "mount") (#set! router.instance "starlette.applications.Starlette starlette.routing.Router")) @element

; a project's own router class: router = APIRouter(prefix="/x"), @router.post("/y"), router.include_router(other, prefix="/z")
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! maker.above "starlette.routing.Router")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "prefix")
  (#set! kind "router") (#set! maker.above "starlette.routing.Router")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . (_) @path))
  (#any-of? @method "get" "post" "put" "patch" "delete" "websocket")
  (#set! kind "route") (#set! handler "decorated") (#set! guard.decorators "true") (#set! router.instance "starlette.routing.Router")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @child)
  (#eq? @_method "include_router")
  (#set! kind "mount") (#set! router.instance "starlette.routing.Router")) @element
(call
  function: (attribute object: (_) @router)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))
  (#eq? @_key "prefix")
  (#set! kind "mount")) @element

; Route(path="/x", endpoint=endpoint), Mount(path="/y", routes=[...]), app.add_route(path="/x", route=endpoint)
(call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_where value: (_) @path) (keyword_argument name: (identifier) @_key value: (_) @handler))
  (#eq? @_where "path") (#eq? @_key "endpoint")
  (#set! kind "route") (#set! router "given") (#set! method.default "GET") (#set! methods "handler") (#set! guard.decorators "true")
  (#set! maker.inherits "starlette.routing.Route fastapi.routing.APIRoute")) @element
(call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_where value: (_)) (keyword_argument name: (identifier) @_key value: (_) @method))
  (#eq? @_where "path") (#eq? @_key "methods")
  (#set! kind "route")
  (#set! maker.inherits "starlette.routing.Route fastapi.routing.APIRoute")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (keyword_argument name: (identifier) @_where value: (_) @prefix) . (keyword_argument name: (identifier) @_key value: (_) @child))
  (#eq? @_where "path") (#any-of? @_key "routes" "app")
  (#set! kind "mount") (#set! inline "call") (#set! maker.is "starlette.routing.Mount")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_where value: (_) @path) (keyword_argument name: (identifier) @_key value: (_) @handler))
  (#eq? @_method "add_route") (#eq? @_where "path") (#eq? @_key "route")
  (#set! kind "route") (#set! method.default "GET") (#set! methods "handler") (#set! guard.decorators "true")
  (#set! router.instance "starlette.applications.Starlette starlette.routing.Router")) @element
