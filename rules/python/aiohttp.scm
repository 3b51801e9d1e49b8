; needs: aiohttp add_get add_post add_put add_patch add_delete add_view add_subapp add_resource .router.add_route
(assignment left: (_) @name right: (call function: (_) @maker)
  (#set! needs "aiohttp.web web.") (#set! kind "router") (#set! maker.is "aiohttp.web.RouteTableDef")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . (_) @path))
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options" "view")
  (#set! kind "route") (#set! handler "decorated") (#set! methods "handler") (#set! guard.decorators "true")
  (#set! router.instance "aiohttp.web.RouteTableDef")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list . (_) @method . (_) @path))
  (#eq? @_method "route")
  (#set! kind "route") (#set! handler "decorated") (#set! guard.decorators "true") (#set! router.instance "aiohttp.web.RouteTableDef")) @element
; app.router.add_get("/x", handler), add_post and so on
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_get")
  (#set! kind "route") (#set! method "GET") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_post")
  (#set! kind "route") (#set! method "POST") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_put")
  (#set! kind "route") (#set! method "PUT") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_patch")
  (#set! kind "route") (#set! method "PATCH") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_delete")
  (#set! kind "route") (#set! method "DELETE") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_view")
  (#set! kind "route") (#set! methods "handler") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @method . (_) @path . (_) @handler)
  (#eq? @_router "router") (#eq? @_method "add_route")
  (#set! kind "route") (#set! methods "handler") (#set! guard.decorators "true")) @element

; getattr(app.router, f"add_{method}")("/x", handler): the method is what a loop goes through
(call
  function: (call function: (identifier) @_taking arguments: (argument_list . (attribute object: (_) @router attribute: (identifier) @_router) . (_) @method))
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_taking "getattr") (#eq? @_router "router")
  (#set! kind "route") (#set! method.strip "add_") (#set! guard.decorators "true")) @element

; app.router.add_resource("/x").add_route("GET", handler)
(call
  function: (attribute
    object: (call
      function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_resource)
      arguments: (argument_list . (_) @path))
    attribute: (identifier) @_method)
  arguments: (argument_list . (_) @method . (_) @handler)
  (#eq? @_router "router") (#eq? @_resource "add_resource") (#eq? @_method "add_route") (#match? @method "^['\"][A-Za-z*]+['\"]$|METH_")
  (#set! kind "route") (#set! method.strip "METH_") (#set! methods "handler") (#set! guard.decorators "true")) @element
; resource = app.router.add_resource("/x"), cors.add(app.router.add_resource("/x")); resource.add_route("GET", handler)
(assignment
  left: (_) @name
  right: (call
    function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_resource)
    arguments: (argument_list . (_) @prefix))
  (#eq? @_router "router") (#eq? @_resource "add_resource")
  (#set! kind "router")) @element
(assignment
  left: (_) @name
  right: (call arguments: (argument_list . (call
    function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_resource)
    arguments: (argument_list . (_) @prefix))))
  (#eq? @_router "router") (#eq? @_resource "add_resource")
  (#set! kind "router")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @method . (_) @handler .)
  (#eq? @_method "add_route") (#match? @method "^['\"][A-Za-z*]+['\"]$|METH_")
  (#set! kind "route") (#set! method.strip "METH_") (#set! path.needed "true") (#set! methods "handler") (#set! guard.decorators "true")) @element

; app.router.add_get("/x", handler=handler), app.router.add_get(path="/x", handler=handler)
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @method)
  arguments: (argument_list . (_) @path . (keyword_argument name: (identifier) @_handling value: (_) @handler))
  (#eq? @_router "router") (#eq? @_handling "handler") (#any-of? @method "add_get" "add_post" "add_put" "add_patch" "add_delete")
  (#set! kind "route") (#set! method.strip "add_") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @method)
  arguments: (argument_list . (keyword_argument name: (identifier) @_where value: (_) @path)
    . (keyword_argument name: (identifier) @_handling value: (_) @handler))
  (#eq? @_router "router") (#eq? @_where "path") (#eq? @_handling "handler")
  (#any-of? @method "add_get" "add_post" "add_put" "add_patch" "add_delete")
  (#set! kind "route") (#set! method.strip "add_") (#set! guard.decorators "true")) @element

; routing = app.router; routing.add_get("/x", handler) and so on
(call
  function: (attribute object: (identifier) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "add_get")
  (#set! kind "route") (#set! router.taken "router") (#set! method "GET") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (identifier) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "add_post")
  (#set! kind "route") (#set! router.taken "router") (#set! method "POST") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (identifier) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "add_put")
  (#set! kind "route") (#set! router.taken "router") (#set! method "PUT") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (identifier) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "add_patch")
  (#set! kind "route") (#set! router.taken "router") (#set! method "PATCH") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (identifier) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "add_delete")
  (#set! kind "route") (#set! router.taken "router") (#set! method "DELETE") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (identifier) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "add_view")
  (#set! kind "route") (#set! router.taken "router") (#set! methods "handler") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (identifier) @router attribute: (identifier) @_method)
  arguments: (argument_list . (string) @method . (_) @path . (_) @handler)
  (#eq? @_method "add_route")
  (#set! kind "route") (#set! router.taken "router") (#set! methods "handler") (#set! guard.decorators "true")) @element

; add = app.router.add_route; add("GET", "/x", handler)
(call
  function: (identifier) @router
  arguments: (argument_list . (string) @method . (string) @path . (_) @handler)
  (#set! kind "route") (#set! router.taken "add_route") (#set! guard.decorators "true")) @element

; app.add_routes([web.get("/x", handler), web.view("/y", View)]), in place or as a list of its own
(call
  function: (attribute object: (_) @maker attribute: (identifier) @method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options" "view")
  (#set! kind "route") (#set! router "binding") (#set! methods "handler") (#set! guard.decorators "true") (#set! maker.is "aiohttp.web")) @element
(call
  function: (attribute object: (_) @maker attribute: (identifier) @_method)
  arguments: (argument_list . (_) @method . (_) @path . (_) @handler)
  (#eq? @_method "route")
  (#set! kind "route") (#set! router "binding") (#set! methods "handler") (#set! guard.decorators "true") (#set! maker.is "aiohttp.web")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . [(list) (tuple)] @child)
  (#eq? @_method "add_routes")
  (#set! kind "mount") (#set! inline "true")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . [(identifier) (attribute)] @child)
  (#eq? @_method "add_routes")
  (#set! kind "mount") (#set! child.not "aiohttp.web.Application()")) @element
; app.add_subapp("/x", sub)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @prefix . (_) @child)
  (#eq? @_method "add_subapp")
  (#set! kind "mount")) @element

; app["child"] = child: what is mounted by its key is what was kept there
(assignment
  left: (subscript) @router
  right: (identifier) @child
  (#set! kind "mount") (#set! child.instance "aiohttp.web.Application")) @element
(assignment
  left: (subscript) @router
  right: (assignment left: (identifier) @child right: (call function: (_) @maker))
  (#set! kind "mount") (#set! maker.is "aiohttp.web.Application")) @element

; app["prefix"] = "users": where an application stands, for whoever mounts it
(assignment
  left: (subscript value: (_) @child subscript: (string (string_content) @_key))
  (#eq? @_key "prefix")
  (#set! kind "mount") (#set! router "unknown") (#set! child.instance "aiohttp.web.Application")) @element

; setup_routes(app), Server(app=app): the parameter is what was given
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list [(identifier) @given (attribute) @given (call) @given (keyword_argument value: [(identifier) (attribute) (call)] @given)])
  (#set! needs "aiohttp.web web.") (#set! kind "handover") (#set! given.instance "aiohttp.web.Application")) @call @element

; app.on_startup.append(routes_of): what is called with the application when it starts
(call
  function: (attribute
    object: (attribute object: [(identifier) (attribute)] @given @argument attribute: (identifier) @_when) attribute: (identifier) @_append)
  arguments: (argument_list . [(identifier) (attribute)] @function .)
  (#any-of? @_when "on_startup" "cleanup_ctx") (#eq? @_append "append")
  (#set! needs "aiohttp.web web.") (#set! kind "handover") (#set! given.instance "aiohttp.web.Application")) @element

; web.get("/x", handler=handler), web.get(path="/x", handler=handler), app.router.add_route("GET", "/x", handler=handler) and all by name
(call
  function: (attribute object: (_) @maker attribute: (identifier) @method)
  arguments: (argument_list . (_) @path . (keyword_argument name: (identifier) @_handling value: (_) @handler))
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options" "view") (#eq? @_handling "handler")
  (#set! kind "route") (#set! router "binding") (#set! methods "handler") (#set! guard.decorators "true") (#set! maker.is "aiohttp.web")) @element
(call
  function: (attribute object: (_) @maker attribute: (identifier) @method)
  arguments: (argument_list . (keyword_argument name: (identifier) @_where value: (_) @path) . (keyword_argument name: (identifier) @_handling value: (_) @handler))
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options" "view") (#eq? @_where "path") (#eq? @_handling "handler")
  (#set! kind "route") (#set! router "binding") (#set! methods "handler") (#set! guard.decorators "true") (#set! maker.is "aiohttp.web")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (_) @method . (_) @path . (keyword_argument name: (identifier) @_handling value: (_) @handler))
  (#eq? @_router "router") (#eq? @_method "add_route") (#eq? @_handling "handler")
  (#set! kind "route") (#set! methods "handler") (#set! guard.decorators "true")) @element
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_router) attribute: (identifier) @_method)
  arguments: (argument_list . (keyword_argument name: (identifier) @_asked value: (_) @method) . (keyword_argument name: (identifier) @_where value: (_) @path)
    . (keyword_argument name: (identifier) @_handling value: (_) @handler))
  (#eq? @_router "router") (#eq? @_method "add_route") (#eq? @_asked "method") (#eq? @_where "path") (#eq? @_handling "handler")
  (#set! kind "route") (#set! methods "handler") (#set! guard.decorators "true")) @element

; app.add_subapp("/x", subapp=sub), app.add_subapp(prefix="/x", subapp=sub)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @prefix . (keyword_argument name: (identifier) @_key value: (_) @child))
  (#eq? @_method "add_subapp") (#eq? @_key "subapp")
  (#set! kind "mount")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (keyword_argument name: (identifier) @_where value: (_) @prefix) . (keyword_argument name: (identifier) @_key value: (_) @child))
  (#eq? @_method "add_subapp") (#eq? @_where "prefix") (#eq? @_key "subapp")
  (#set! kind "mount")) @element
