; needs: aiohttp
(assignment left: (_) @name right: (call function: (_) @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "aiohttp.web.Application aiohttp.web.RouteTableDef")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . (_) @path))
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options" "view")
  (#set! kind "route") (#set! handler "decorated") (#set! methods "handler") (#set! router.instance "aiohttp.web.RouteTableDef")) @element
; app.router.add_get("/x", handler), web.get("/x", handler)
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_get")
  (#set! kind "route") (#set! method "GET")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_post")
  (#set! kind "route") (#set! method "POST")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_put")
  (#set! kind "route") (#set! method "PUT")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_patch")
  (#set! kind "route") (#set! method "PATCH")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_delete")
  (#set! kind "route") (#set! method "DELETE")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_view")
  (#set! kind "route") (#set! methods "handler")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @method . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_route")
  (#set! kind "route")) @element
(call
  function: (attribute object: (_) @maker attribute: (identifier) @method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options" "view")
  (#set! kind "route") (#set! router "none") (#set! methods "handler") (#set! maker.is "aiohttp.web")) @element
; app.add_subapp("/x", sub)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @prefix . (_) @child)
  (#eq? @_method "add_subapp")
  (#set! kind "mount")) @element
