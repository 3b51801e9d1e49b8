; needs: coaster
; @route("/teams") over a class of views, @route("<name>/edit", methods=["GET", "POST"]) over one of its methods
(decorated_definition
  (decorator (call function: (_) @callee arguments: (argument_list . (_) @prefix)))
  definition: (class_definition name: (identifier) @name) @element
  (#set! kind "router") (#set! callee.is "coaster.views.route coaster.views.classview.route"))
(decorated_definition
  (decorator
    (call function: (_) @callee arguments: (argument_list (keyword_argument name: (identifier) @_key value: [(identifier) (attribute)] @router) @element)))
  definition: (class_definition name: (identifier) @name)
  (#eq? @_key "init_app")
  (#set! kind "router") (#set! callee.is "coaster.views.route coaster.views.classview.route"))
(decorated_definition
  (decorator (call function: (_) @callee arguments: (argument_list . (_) @path))) @element
  definition: (function_definition)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! framework "flask") (#set! path.over "true")
  (#set! method.default "GET") (#set! guard.decorators "true") (#set! guard.members "decorators")
  (#set! callee.is "coaster.views.route coaster.views.classview.route"))
(decorated_definition
  (decorator
    (call function: (_) @callee arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))) @element
  definition: (function_definition)
  (#eq? @_key "methods")
  (#set! kind "route") (#set! framework "flask") (#set! callee.is "coaster.views.route coaster.views.classview.route"))

; Teams.init_app(app)
(call
  function: (attribute object: (_) @child attribute: (identifier) @_method)
  arguments: (argument_list . (_) @router .)
  (#eq? @_method "init_app")
  (#set! kind "mount") (#set! child.inherits "coaster.views.ClassView coaster.views.ModelView coaster.views.classview.ClassView coaster.views.classview.ModelView")) @element
