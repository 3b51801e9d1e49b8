; needs: tornado (r"/ (r'/ .add_handlers(
; users = [(r"/users", Users), url(r"/users", Users)]: a list that an application has to be given
(assignment
  left: (identifier) @name
  right: (list [(tuple . (_) . [(identifier) (attribute)] @handler) (call arguments: (argument_list . (_) . [(identifier) (attribute)] @handler))])
  (#set! kind "router") (#set! handler.inherits "tornado.web.RequestHandler jupyter_server.base.handlers.JupyterHandler jupyter_server.base.handlers.APIHandler notebook.base.handlers.IPythonHandler notebook.base.handlers.APIHandler tornado.websocket.WebSocketHandler")) @element
; users.append((r"/users", Users)), users.extend([(r"/users", Users)]): what is put to a list that an application has to be given
(call
  function: (attribute object: (_) @router attribute: (identifier) @_put)
  arguments: (argument_list
    [(tuple . (_) . [(identifier) (attribute)] @handler) @element (list (tuple . (_) . [(identifier) (attribute)] @handler) @element)])
  (#any-of? @_put "append" "extend" "insert")
  (#set! kind "route") (#set! handler.inherits "tornado.web.RequestHandler jupyter_server.base.handlers.JupyterHandler jupyter_server.base.handlers.APIHandler notebook.base.handlers.IPythonHandler notebook.base.handlers.APIHandler tornado.websocket.WebSocketHandler"))

; (r"/users/(\d+)", Users), (r"/users", Users, {"kept": 1}): a pair in a list, in place or by name
(tuple . (_) @path . [(identifier) (attribute)] @handler
  (#set! kind "route") (#set! router "given") (#set! methods "handler") (#set! path.groups "true") (#set! guard.decorators "true")
  (#set! handler.inherits "tornado.web.RequestHandler jupyter_server.base.handlers.JupyterHandler jupyter_server.base.handlers.APIHandler notebook.base.handlers.IPythonHandler notebook.base.handlers.APIHandler")) @element
(tuple . (_) @path . [(identifier) (attribute)] @handler
  (#set! kind "route") (#set! router "given") (#set! method "WEBSOCKET") (#set! path.groups "true")
  (#set! handler.inherits "tornado.websocket.WebSocketHandler")) @element
; the same below a handler that no source of the tree tells of: one of a package that several services share
(tuple . (_) @path . [(identifier) (attribute)] @handler
  (#set! kind "route") (#set! router "given") (#set! methods "handler") (#set! path.groups "true") (#set! guard.decorators "true")
  (#set! requires "handler") (#set! handler.foreign "*Handler") (#set! handler.outside "tornado.* jupyter_server.* notebook.* object")) @element
; url(r"/users", Users), URLSpec(r"/users", Users)
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path . [(identifier) (attribute)] @handler)
  (#set! kind "route") (#set! router "given") (#set! methods "handler") (#set! path.groups "true") (#set! guard.decorators "true")
  (#set! maker.is "tornado.web.url tornado.web.URLSpec tornado.routing.URLSpec") (#set! handler.inherits "tornado.web.RequestHandler jupyter_server.base.handlers.JupyterHandler jupyter_server.base.handlers.APIHandler notebook.base.handlers.IPythonHandler notebook.base.handlers.APIHandler")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path . [(identifier) (attribute)] @handler)
  (#set! kind "route") (#set! router "given") (#set! method "WEBSOCKET") (#set! path.groups "true")
  (#set! maker.is "tornado.web.url tornado.web.URLSpec tornado.routing.URLSpec") (#set! handler.inherits "tornado.websocket.WebSocketHandler")) @element

; Application(handlers), Application(handlers=[...])
(call
  function: (_) @maker
  arguments: (argument_list . (_) @child)
  (#set! kind "mount") (#set! inline "true") (#set! maker.inherits "tornado.web.Application")) @element
(call
  function: (_) @maker
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @child))
  (#eq? @_key "handlers")
  (#set! kind "mount") (#set! inline "true") (#set! maker.inherits "tornado.web.Application")) @element
; class App(Application): super().__init__(handlers), Application.__init__(self, handlers)
(call
  function: (attribute object: (call function: (identifier) @_above) attribute: (identifier) @_init)
  arguments: (argument_list . (_) @child)
  (#eq? @_above "super") (#eq? @_init "__init__")
  (#set! needs "tornado") (#set! kind "mount") (#set! inline "true")) @element
(call
  function: (attribute object: (_) @maker attribute: (identifier) @_init)
  arguments: (argument_list . (identifier) @_self . (_) @child)
  (#eq? @_init "__init__") (#eq? @_self "self")
  (#set! kind "mount") (#set! inline "true") (#set! maker.inherits "tornado.web.Application")) @element
; app.add_handlers(r".*", [(r"/users", Users)])
(call
  function: (attribute attribute: (identifier) @_method)
  arguments: (argument_list . (_) . (_) @child)
  (#eq? @_method "add_handlers")
  (#set! kind "mount") (#set! inline "true")) @element
