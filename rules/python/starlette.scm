; needs: starlette
; Starlette(routes=[Route("/x", endpoint, methods=["GET"]), Mount("/y", routes=[...]), WebSocketRoute("/ws", endpoint)])
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path . [(identifier) (attribute)] @handler)
  (#set! kind "route") (#set! router "binding") (#set! method.default "GET") (#set! methods "handler")
  (#set! maker.is "starlette.routing.Route fastapi.routing.APIRoute fastapi.routing.Route")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path (keyword_argument name: (identifier) @_key value: (_) @handler))
  (#eq? @_key "endpoint")
  (#set! kind "route") (#set! router "binding") (#set! method.default "GET") (#set! methods "handler")
  (#set! maker.is "starlette.routing.Route fastapi.routing.APIRoute fastapi.routing.Route")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path (keyword_argument name: (identifier) @_key value: (list) @method))
  (#eq? @_key "methods")
  (#set! kind "route") (#set! router "binding")
  (#set! maker.is "starlette.routing.Route fastapi.routing.APIRoute fastapi.routing.Route")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path . (_) @handler)
  (#set! kind "route") (#set! router "binding") (#set! method "WEBSOCKET") (#set! maker.is "starlette.routing.WebSocketRoute")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @prefix . (_) @child)
  (#set! kind "mount") (#set! inline "true") (#set! maker.is "starlette.routing.Mount")) @element
