; needs: ninja
; api = NinjaAPI(), router = Router()
(assignment
  left: (_) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! maker.inherits "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja_extra.NinjaExtraAPI")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#eq? @_key "auth")
  (#set! kind "router") (#set! maker.inherits "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja_extra.NinjaExtraAPI")) @element

; @router.get("/users/{user_id}", auth=JWTAuth())
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . [(string) (identifier) (attribute) (binary_operator)] @path))
  (#any-of? @method "get" "post" "put" "patch" "delete" "api_operation")
  (#set! kind "route") (#set! handler "decorated")
  (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja_extra.NinjaExtraAPI")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @guard)))
  (#any-of? @method "get" "post" "put" "patch" "delete" "api_operation") (#eq? @_key "auth")
  (#set! kind "route") (#set! handler "decorated")
  (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja_extra.NinjaExtraAPI")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list . (list) @method . (_) @path))
  (#eq? @_method "api_operation")
  (#set! kind "route") (#set! handler "decorated")
  (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja_extra.NinjaExtraAPI")) @element

; api.add_router("/users", router) and api.add_router("/users", "app.api.router")
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @prefix . (_) @child)
  (#eq? @_method "add_router")
  (#set! kind "mount") (#set! router.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja_extra.NinjaExtraAPI")) @element

; register(api)
(call
  function: (_) @function
  arguments: (argument_list (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja.Router ninja.router.Router ninja_extra.NinjaExtraAPI")) @element

; a schema of ninja
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "schema")
  (#set! bases.inherits "ninja.Schema ninja.ModelSchema ninja.schema.Schema ninja.orm.ModelSchema")
  (#set! facet.library "ninja")
  (#set! body.field "annotation")) @element
