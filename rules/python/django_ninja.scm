; needs: ninja add_router Schema @router. @api. _router. _api. .get("/ .get('/ .post("/ .post('/ .put("/ .put('/ .patch("/ .patch('/ .delete("/ .delete('/ .get("") .get('') .post("") .post('') .put("") .put('') .patch("") .patch('') .delete("") .delete('')
; api = NinjaAPI(), router = Router()
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! maker.inherits "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#eq? @_key "auth")
  (#set! kind "router") (#set! maker.inherits "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element

; @router.get("/users/{user_id}", auth=JWTAuth())
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . [(string) (identifier) (attribute) (binary_operator)] @path))
  (#any-of? @method "get" "post" "put" "patch" "delete" "api_operation")
  (#set! kind "route") (#set! handler "decorated")
  (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#any-of? @method "get" "post" "put" "patch" "delete" "api_operation") (#eq? @_key "auth")
  (#set! kind "route") (#set! handler "decorated")
  (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list . (list) @method . (_) @path))
  (#eq? @_method "api_operation")
  (#set! kind "route") (#set! handler "decorated")
  (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element

; api.add_router("/users", router) and api.add_router("/users", "app.api.router")
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @prefix . (_) @child)
  (#eq? @_method "add_router")
  (#set! kind "mount") (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element
; @api_controller("/users", auth=JWTAuth()) class Users, with @http_get("/x") and @route.get("/x"), of ninja_extra
(decorator
  (call function: (_) @maker arguments: (argument_list . (_) @prefix))
  (#set! kind "router") (#set! name "decorated") (#set! maker.is "ninja_extra.api_controller ninja_extra.controllers.api_controller")) @element
(decorator
  (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "prefix_or_class")
  (#set! kind "router") (#set! name "decorated") (#set! maker.is "ninja_extra.api_controller ninja_extra.controllers.api_controller")) @element
(decorator
  (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#any-of? @_key "auth" "permissions")
  (#set! kind "router") (#set! name "decorated") (#set! maker.is "ninja_extra.api_controller ninja_extra.controllers.api_controller")) @element
(decorator
  (call function: (_) @method arguments: (argument_list . [(string) (identifier) (attribute) (binary_operator)] @path))
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! method.strip "http_")
  (#set! method.is "ninja_extra.http_get ninja_extra.http_post ninja_extra.http_put ninja_extra.http_patch ninja_extra.http_delete ninja_extra.route.get ninja_extra.route.post ninja_extra.route.put ninja_extra.route.patch ninja_extra.route.delete")) @element
(decorator
  (call function: (_) @method arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#eq? @_key "path")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! method.strip "http_")
  (#set! method.is "ninja_extra.http_get ninja_extra.http_post ninja_extra.http_put ninja_extra.http_patch ninja_extra.http_delete ninja_extra.route.get ninja_extra.route.post ninja_extra.route.put ninja_extra.route.patch ninja_extra.route.delete")) @element
(decorator
  (call function: (_) @method arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#any-of? @_key "auth" "permissions")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! method.strip "http_")
  (#set! method.is "ninja_extra.http_get ninja_extra.http_post ninja_extra.http_put ninja_extra.http_patch ninja_extra.http_delete ninja_extra.route.get ninja_extra.route.post ninja_extra.route.put ninja_extra.route.patch ninja_extra.route.delete")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list [(identifier) (attribute)] @child)
  (#eq? @_method "register_controllers")
  (#set! kind "mount") (#set! router.instance "ninja_extra.NinjaExtraAPI")) @element

; auth=None lets everybody in
(decorator
  (call function: (_) @method arguments: (argument_list (keyword_argument name: (identifier) @_key value: (none) @open)))
  (#eq? @_key "auth")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! method.strip "http_")
  (#set! method.is "ninja_extra.http_get ninja_extra.http_post ninja_extra.http_put ninja_extra.http_patch ninja_extra.http_delete ninja_extra.route.get ninja_extra.route.post ninja_extra.route.put ninja_extra.route.patch ninja_extra.route.delete")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (none) @open)))
  (#any-of? @method "get" "post" "put" "patch" "delete" "api_operation") (#eq? @_key "auth")
  (#set! kind "route") (#set! handler "decorated")
  (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element

; register(api)
(call
  function: (_) @function
  arguments: (argument_list (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element

; a schema of ninja
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "schema")
  (#set! bases.inherits "ninja.Schema ninja.ModelSchema ninja.schema.Schema ninja.orm.ModelSchema")
  (#set! facet.library "ninja")
  (#set! body.field "annotation") (#set! listed.field "Meta.fields Config.model_fields")) @element

; @router.get(path="/users"), @router.api_operation(["GET"], path="/users")
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#any-of? @method "get" "post" "put" "patch" "delete" "api_operation") (#eq? @_key "path")
  (#set! kind "route") (#set! handler "decorated")
  (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier))
    arguments: (argument_list . (list) @method . (keyword_argument)))
  (#set! kind "route") (#set! handler "decorated")
  (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element

; api.add_router("/users", router=users), api.add_router(prefix="/users", router=users, auth=JWTAuth())
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @prefix . (keyword_argument name: (identifier) @_routing value: (_) @child))
  (#eq? @_method "add_router") (#eq? @_routing "router")
  (#set! kind "mount") (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_where value: (_) @prefix) . (keyword_argument name: (identifier) @_routing value: (_) @child))
  (#eq? @_method "add_router") (#eq? @_where "prefix") (#eq? @_routing "router")
  (#set! kind "mount") (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_routing value: (_) @child) . (keyword_argument name: (identifier) @_where value: (_) @prefix))
  (#eq? @_method "add_router") (#eq? @_where "prefix") (#eq? @_routing "router")
  (#set! kind "mount") (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard))
  (#eq? @_method "add_router") (#eq? @_key "auth")
  (#set! kind "mount") (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja.pagination.RouterPaginated ninja_extra.NinjaExtraAPI")) @element
