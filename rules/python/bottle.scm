; needs: bottle Bottle
; @app.get("/users/<user_id:int>"), @app.route("/users", method=["GET", "POST"]), @app.route("/users", "POST")
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @method)
    arguments: (argument_list . (_) @path))
  (#any-of? @method "route" "get" "post" "put" "patch" "delete")
  (#set! kind "route") (#set! path.types "last") (#set! method.default "GET") (#set! handler "decorated") (#set! guard.decorators "true")
  (#set! router.instance "bottle.Bottle bottle.default_app bottle.app")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list . (_) . (_) @method))
  (#eq? @_method "route")
  (#set! kind "route") (#set! router.instance "bottle.Bottle bottle.default_app bottle.app")) @element
(decorator
  (call
    function: (attribute object: (_) @router attribute: (identifier) @_method)
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_method "route") (#eq? @_key "method")
  (#set! kind "route") (#set! router.instance "bottle.Bottle bottle.default_app bottle.app")) @element
; @route("/users", method="POST"), @bottle.post("/users"): the application that the module keeps
(decorator
  (call
    function: (_) @maker @method
    arguments: (argument_list . (_) @path))
  (#set! kind "route") (#set! router "none") (#set! path.types "last") (#set! method.default "GET") (#set! handler "decorated") (#set! guard.decorators "true")
  (#set! maker.is "bottle.route bottle.get bottle.post bottle.put bottle.patch bottle.delete")) @element
(decorator
  (call
    function: (_) @maker
    arguments: (argument_list . (_) . (_) @method))
  (#set! kind "route") (#set! maker.is "bottle.route")) @element
(decorator
  (call
    function: (_) @maker
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_key "method")
  (#set! kind "route") (#set! maker.is "bottle.route")) @element

; app.route("/users", "POST", users), bottle.route("/users", "GET", users)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @method . (_) @handler)
  (#eq? @_method "route")
  (#set! kind "route") (#set! path.types "last") (#set! guard.decorators "true") (#set! router.instance "bottle.Bottle bottle.default_app bottle.app")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @method)
  arguments: (argument_list . (_) @path . (keyword_argument name: (identifier) @_key value: (_) @handler))
  (#any-of? @method "route" "get" "post" "put" "patch" "delete") (#eq? @_key "callback")
  (#set! kind "route") (#set! path.types "last") (#set! method.default "GET") (#set! guard.decorators "true") (#set! router.instance "bottle.Bottle bottle.default_app bottle.app")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) . (keyword_argument) . (keyword_argument name: (identifier) @_key value: (_) @method))
  (#eq? @_method "route") (#eq? @_key "method")
  (#set! kind "route") (#set! router.instance "bottle.Bottle bottle.default_app bottle.app")) @element

; app.mount("/api", other)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @prefix . (_) @child)
  (#eq? @_method "mount")
  (#set! kind "mount") (#set! router.instance "bottle.Bottle bottle.default_app bottle.app")) @element

; register(app)
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list [(identifier) @given (attribute) @given (keyword_argument value: [(identifier) (attribute)] @given)])
  (#set! kind "handover") (#set! given.instance "bottle.Bottle bottle.default_app bottle.app")) @call @element
