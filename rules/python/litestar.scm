; needs: litestar starlite
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
    arguments: (argument_list . [(string) (list)] @path))
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.route litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete starlite.head starlite.route starlite.handlers.*")) @element
(decorator
  (call
    function: (_) @method
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#eq? @_key "path")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.route litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete starlite.head starlite.route starlite.handlers.*")) @element
(decorator
  (call
    function: (_) @method
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#eq? @_key "guards")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.route litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete starlite.head starlite.route starlite.handlers.*")) @element
(decorator
  (call function: (_) @method arguments: (argument_list) @_arguments)
  (#not-match? @_arguments "^\\(\\s*[\\['\"]|[(,]\\s*path *=")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.route litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete starlite.head starlite.route starlite.handlers.*")) @element

; http_method of @route("/x", http_method=["GET", "POST"])
(decorator
  (call
    function: (_) @_decorator
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method))) 
  (#eq? @_key "http_method") (#match? @_decorator "(^|\\.)route$")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")) @element

; api = Router(path="/api", route_handlers=[UserController, health]), Litestar(route_handlers=[...], path="/v1")
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "litestar.Litestar litestar.app.Litestar starlite.Starlite")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "path")
  (#set! kind "router") (#set! maker.is "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . [(string) (identifier) (attribute)] @prefix))
  (#set! kind "router") (#set! maker.is "litestar.Router litestar.router.Router starlite.Router")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#eq? @_key "guards")
  (#set! kind "router") (#set! maker.is "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite")) @element
(call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @child))
  (#eq? @_key "route_handlers")
  (#set! kind "mount") (#set! each "child") (#set! maker.is "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite")) @element

; return Router(path="/api", route_handlers=[...]), Litestar(...): the router is the one that the function gives
(return_statement (call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @child))) @element
  (#eq? @_key "route_handlers")
  (#set! kind "mount") (#set! each "child") (#set! router "function")
  (#set! maker.is "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite"))
(return_statement (call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix))) @element
  (#eq? @_key "path")
  (#set! kind "mount") (#set! router "function")
  (#set! maker.is "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite"))
(return_statement (call
  function: (_) @maker
  arguments: (argument_list . [(string) (identifier) (attribute)] @prefix)) @element
  (#set! kind "mount") (#set! router "function") (#set! maker.is "litestar.Router litestar.router.Router starlite.Router"))
(return_statement (call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard))) @element
  (#eq? @_key "guards")
  (#set! kind "mount") (#set! router "function")
  (#set! maker.is "litestar.Router litestar.router.Router litestar.Litestar litestar.app.Litestar starlite.Router starlite.Starlite"))
