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
    arguments: (argument_list . (string) @path))
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete")) @element
(decorator
  (call
    function: (_) @method
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#eq? @_key "path")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete")) @element
(decorator
  (call
    function: (_) @method
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#eq? @_key "guards")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete")) @element
(decorator
  (call function: (_) @method arguments: (argument_list) @_arguments)
  (#not-match? @_arguments "^\\(\\s*['\"]|[(,]\\s*path *=")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated")
  (#set! method.is "litestar.get litestar.post litestar.put litestar.patch litestar.delete litestar.head litestar.websocket litestar.handlers.* starlite.get starlite.post starlite.put starlite.patch starlite.delete")) @element
