; needs: litestar starlite route_handlers
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_key right: (_) @prefix)))
  (#eq? @_key "path")
  (#set! kind "router") (#set! bases.inherits "litestar.Controller litestar.controller.Controller starlite.Controller")) @element
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_key right: (_) @guard)))
  (#eq? @_key "guards")
  (#set! kind "router") (#set! bases.inherits "litestar.Controller litestar.controller.Controller starlite.Controller")) @element
(decorator
  (call
    function: (_) @method
    arguments: (argument_list . [(string) (list) (identifier) (attribute)] @path))
  (#set! kind "route") (#set! method.strip "_listener") (#set! router "class") (#set! handler "decorated") (#set! guard.decorators "true") (#set! guard.below "true") (#set! path.root "mount")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.websocket_listener litestar.route litestar.asgi litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete starlite.head starlite.route starlite.asgi starlite.handlers.*")) @element
(decorator
  (call
    function: (_) @method
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#eq? @_key "path")
  (#set! kind "route") (#set! method.strip "_listener") (#set! router "class") (#set! handler "decorated") (#set! guard.decorators "true") (#set! guard.below "true") (#set! path.root "mount")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.websocket_listener litestar.route litestar.asgi litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete starlite.head starlite.route starlite.asgi starlite.handlers.*")) @element
(decorator
  (call
    function: (_) @method
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#eq? @_key "guards")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.root "mount")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.websocket_listener litestar.route litestar.asgi litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete starlite.head starlite.route starlite.asgi starlite.handlers.*")) @element
(decorator
  (call function: (_) @method arguments: (argument_list) @_arguments)
  (#not-match? @_arguments "^\\(\\s*([\\['\"]|[\\w.]+\\s*[,)])|[(,]\\s*path *=")
  (#set! kind "route") (#set! method.strip "_listener") (#set! router "class") (#set! handler "decorated") (#set! guard.decorators "true") (#set! guard.below "true")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.websocket_listener litestar.route litestar.asgi litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete starlite.head starlite.route starlite.asgi starlite.handlers.*")) @element

; class Feed(WebsocketListener): path = "/feed"
(class_definition
  name: (identifier) @handler
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_key right: (_) @path) @element))
  (#eq? @_key "path")
  (#set! kind "route") (#set! method "WEBSOCKET") (#set! router "class")
  (#set! bases.inherits "litestar.handlers.WebsocketListener litestar.handlers.websocket_handlers.WebsocketListener"))

; http_method of @route("/x", http_method=["GET", "POST"])
(decorator
  (call
    function: (_) @_decorator
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method))) 
  (#eq? @_key "http_method") (#match? @_decorator "(^|\\.)route$")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.root "mount")) @element

; api = Router(path="/api", route_handlers=[UserController, health]), Litestar(route_handlers=[...], path="/v1")
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! maker.inherits "litestar.Litestar litestar.app.Litestar starlite.Starlite")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "path")
  (#set! kind "router") (#set! maker.inherits "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . [(string) (identifier) (attribute)] @prefix))
  (#set! kind "router") (#set! maker.inherits "litestar.Router litestar.router.Router starlite.Router")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#eq? @_key "guards")
  (#set! kind "router") (#set! maker.inherits "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite")) @element
; middleware=[Authenticated, DefineMiddleware(RateLimited)] that is named like a guard
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list
    (keyword_argument name: (identifier) @_key value: (list [(identifier) (attribute)] @guard)) @element))
  (#eq? @_key "middleware")
  (#set! kind "router") (#set! guard.known "true") (#set! maker.inherits "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite"))
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list
    (keyword_argument name: (identifier) @_key value: (list (call function: (_) @_define arguments: (argument_list . [(identifier) (attribute)] @guard)))) @element))
  (#eq? @_key "middleware") (#match? @_define "DefineMiddleware$")
  (#set! kind "router") (#set! guard.known "true") (#set! maker.inherits "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite"))
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_key right: (list [(identifier) (attribute)] @guard))) @element)
  (#eq? @_key "middleware")
  (#set! kind "router") (#set! guard.known "true") (#set! bases.inherits "litestar.Controller litestar.controller.Controller starlite.Controller"))

(call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @child))
  (#eq? @_key "route_handlers")
  (#set! kind "mount") (#set! each "child") (#set! inline "call") (#set! maker.inherits "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite")) @element

(call
  function: (_) @maker
  arguments: (argument_list . [(list) (identifier) (attribute)] @child)
  (#set! kind "mount") (#set! each "child") (#set! inline "call") (#set! maker.inherits "litestar.Litestar litestar.app.Litestar starlite.Starlite")) @element

; app_config.route_handlers.extend([UserController]), .append(health): what a plugin gives the application when that is made
(call
  function: (attribute object: (attribute attribute: (identifier) @_list) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @child)
  (#eq? @_list "route_handlers") (#any-of? @_method "extend" "append")
  (#set! kind "mount") (#set! each "child")) @element

; Litestar([Router("/v1", route_handlers=[...])]): a router that is made where it is listed
(list (call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))) @element
  (#eq? @_key "path")
  (#set! kind "mount") (#set! maker.inherits "litestar.Router litestar.router.Router starlite.Router"))
(list (call
  function: (_) @maker
  arguments: (argument_list . [(string) (identifier) (attribute)] @prefix)) @element
  (#set! kind "mount") (#set! maker.inherits "litestar.Router litestar.router.Router starlite.Router"))
(list (call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard))) @element
  (#eq? @_key "guards")
  (#set! kind "mount") (#set! maker.inherits "litestar.Router litestar.router.Router starlite.Router"))

; router.register(UserController)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @child)
  (#eq? @_method "register")
  (#set! kind "mount") (#set! router.instance "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite")) @element

; setup_controllers(router)
(call
  function: (_) @function
  arguments: (argument_list (identifier) @given) @argument
  (#set! kind "handover")
  (#set! given.instance "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite")) @element

; return Router(path="/api", route_handlers=[...]), Litestar(...): the router is the one that the function gives
(return_statement (call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @child))) @element
  (#eq? @_key "route_handlers")
  (#set! kind "mount") (#set! each "child") (#set! inline "call") (#set! router "function")
  (#set! maker.inherits "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite"))
(return_statement (call
  function: (_) @maker
  arguments: (argument_list . [(list) (identifier) (attribute)] @child)) @element
  (#set! kind "mount") (#set! each "child") (#set! inline "call") (#set! router "function")
  (#set! maker.inherits "litestar.Litestar litestar.app.Litestar starlite.Starlite"))
; what it says of itself is so wherever it is made by that function
(return_statement (call function: (_) @maker) @element
  (#set! kind "router") (#set! name "function") (#set! facet.root "true") (#set! maker.inherits "litestar.Litestar litestar.app.Litestar starlite.Starlite"))
(return_statement (call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))) @element
  (#eq? @_key "path")
  (#set! kind "router") (#set! name "function")
  (#set! maker.inherits "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite"))
(return_statement (call
  function: (_) @maker
  arguments: (argument_list . [(string) (identifier) (attribute)] @prefix)) @element
  (#set! kind "router") (#set! name "function") (#set! maker.inherits "litestar.Router litestar.router.Router starlite.Router"))
(return_statement (call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard))) @element
  (#eq? @_key "guards")
  (#set! kind "router") (#set! name "function")
  (#set! maker.inherits "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite"))

; def users() -> Router: return Router(...): what nothing mounts is no application
(function_definition
  name: (identifier) @name
  body: (block (return_statement (call function: (_) @maker)))
  (#set! kind "router") (#set! maker.inherits "litestar.Router litestar.router.Router starlite.Router")) @element
