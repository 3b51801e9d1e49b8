; needs: falcon .add_route("/ .add_route('/
; app.add_route("/users/{user_id:int}", Users()), app.add_route("/users", users)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . [(call function: (_) @handler) (identifier) @handler (attribute) @handler])
  (#eq? @_method "add_route")
  (#set! kind "route") (#set! methods "handler") (#set! methods.lead "on_") (#set! guard.decorators "true")
  (#set! router.instance "falcon.App falcon.API falcon.asgi.App falcon.app.App")) @element
; app.add_route("/users", users, suffix="all"): answered by on_get_all
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_key value: (string) @trail))
  (#eq? @_method "add_route") (#eq? @_key "suffix")
  (#set! kind "route") (#set! router.instance "falcon.App falcon.API falcon.asgi.App falcon.app.App")) @element

; register(app)
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list [(identifier) @given (attribute) @given (keyword_argument value: [(identifier) (attribute)] @given)])
  (#set! kind "handover") (#set! given.instance "falcon.App falcon.API falcon.asgi.App falcon.app.App")) @call @element
