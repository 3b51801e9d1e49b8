; needs: "/ '/ Router(
; @register("/users", methods=["POST"]): a function of the project's own, of which only it can tell whether it registers what it decorates
(decorator
  (call
    function: (identifier) @function
    arguments: (argument_list . [(string) (concatenated_string)] @_path)) @call
  (#match? @_path "^[rRuU]?[\"']/")
  (#set! kind "registering") (#set! handler "decorated")) @element
(decorator
  (call
    function: (identifier) @function
    arguments: (argument_list . [(string) (concatenated_string)] @_path (keyword_argument name: (identifier) @_key value: (_) @method))) @call
  (#match? @_path "^[rRuU]?[\"']/") (#eq? @_key "methods")
  (#set! kind "registering") (#set! handler "decorated")) @element
; @routes.get("/users"), @self.route("/users", methods=["POST"]): what reads like a route, on something that no rule knows
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method) @called
    arguments: (argument_list . (string) @path))
  (#any-of? @method "route" "get" "post" "put" "patch" "delete" "websocket") (#match? @path "^[rRuUfF]?[\"'](/|[\"']$)")
  (#set! kind "route") (#set! called.unknown "true") (#set! method.default "GET") (#set! methods "handler") (#set! handler "decorated")
  (#set! guard.decorators "true")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_route) @called
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_route "route") (#eq? @_key "methods")
  (#set! kind "route") (#set! called.unknown "true")) @element
(decorator
  (call function: (identifier) @router @method @called arguments: (argument_list . (string) @path))
  (#any-of? @router "route" "get" "post" "put" "patch" "delete" "websocket") (#match? @path "^[rRuUfF]?[\"']/")
  (#set! kind "route") (#set! called.unknown "true") (#set! method.default "GET") (#set! methods "handler") (#set! handler "decorated")
  (#set! guard.decorators "true")) @element
; self.add_route("/users", self.users, methods=["POST"]): the same of a method or a function that is called in place
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list . [(string) (concatenated_string)] @_path . (_))
  (#match? @_path "^[rRuU]?[\"']/")
  (#set! kind "registering")) @call @element
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list . [(string) (concatenated_string)] @_path . (_) (keyword_argument name: (identifier) @_key value: (_) @method))
  (#match? @_path "^[rRuU]?[\"']/") (#eq? @_key "methods")
  (#set! kind "registering")) @call @element
; register(Users, "/users", "users"): the same where what answers stands first, or where the path is given by name
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list . (_) . [(string) (concatenated_string)] @_path)
  (#match? @_path "^[rRuU]?[\"']/")
  (#set! kind "registering")) @call @element
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list (keyword_argument value: [(string) (concatenated_string)] @_path))
  (#match? @_path "^[rRuU]?[\"']/")
  (#set! kind "registering")) @call @element
; register(router, "", users, methods=["POST"]): what the function hands on whole (`**more`) is said by the call alone
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list . [(identifier) (attribute)] (keyword_argument name: (identifier) @_key value: (_) @method))
  (#eq? @_key "methods")
  (#set! kind "registering")) @call @element
; app = Robyn(__file__); @app.get("/users"): what reads like a route, on what a library makes by a name of an application
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method) @called
    arguments: (argument_list . (string) @path))
  (#any-of? @method "route" "custom_route" "api_route" "get" "post" "put" "patch" "delete" "websocket")
  (#match? @path "^[rRuUfF]?[\"'](/|[\"']$)")
  (#set! kind "route") (#set! router.unknown "made *[Rr]outer *App *Application *[a-z]Flask *[a-z]Blueprint *Server *Group *Resolver Robyn Chalice Microdot FastMCP Muffin Esmerald Lilya Emmett") (#set! method.default "GET") (#set! methods "handler")
  (#set! handler "decorated") (#set! guard.decorators "true")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_route) @called
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#any-of? @_route "route" "custom_route" "api_route") (#eq? @_key "methods")
  (#set! kind "route") (#set! router.unknown "made *[Rr]outer *App *Application *[a-z]Flask *[a-z]Blueprint *Server *Group *Resolver Robyn Chalice Microdot FastMCP Muffin Esmerald Lilya Emmett")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_both) @called
    arguments: (argument_list . (string) @path))
  (#eq? @_both "get_or_post") (#match? @path "^[rRuUfF]?[\"']/")
  (#set! kind "route") (#set! router.unknown "made *[Rr]outer *App *Application *[a-z]Flask *[a-z]Blueprint *Server *Group *Resolver Robyn Chalice Microdot FastMCP Muffin Esmerald Lilya Emmett") (#set! method "GET POST") (#set! handler "decorated") (#set! guard.decorators "true")) @element
; router.register("users", UserViewSet) on a router of a library that no rule knows: what the class answers at least
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . [(identifier) (attribute)] @handler)
  (#eq? @_method "register")
  (#set! needs "urlpatterns url_patterns rest_framework Router(") (#set! kind "route") (#set! framework "djangorestframework") (#set! resource "python/djangorestframework") (#set! guard.decorators "true") (#set! guard.bases "true") (#set! guard.members "permission_classes required_scopes required_permissions permission_required") (#set! guard.through "dispatch")
  (#set! router.unknown "made *Router")) @element
