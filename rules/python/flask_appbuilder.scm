; needs: flask_appbuilder flask_admin
; class Users(BaseView): route_base = "/users"
(class_definition
  name: (identifier) @name
  body: (block (expression_statement (assignment left: (identifier) @_base right: (_) @prefix)))
  (#eq? @_base "route_base")
  (#set! kind "router") (#set! facet.root "class") (#set! marks "true")) @element

; @expose("/list", methods=["GET"]), @expose(url="/list")
(decorator
  (call
    function: (_) @callee
    arguments: (argument_list . [(string) (identifier) (attribute) (concatenated_string) (binary_operator)] @path))
  (#set! kind "route") (#set! router "class") (#set! router.marked "true") (#set! handler "decorated") (#set! path.root "mount") (#set! method.default "GET") (#set! guard.decorators "true")
  (#set! callee.is "flask_appbuilder.expose flask_appbuilder.baseviews.expose flask_appbuilder.api.expose flask_appbuilder.views.expose flask_admin.expose flask_admin.base.expose")) @element
(decorator
  (call
    function: (_) @callee
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#eq? @_key "url")
  (#set! kind "route") (#set! router "class") (#set! router.marked "true") (#set! handler "decorated") (#set! path.root "mount") (#set! method.default "GET") (#set! guard.decorators "true")
  (#set! callee.is "flask_appbuilder.expose flask_appbuilder.baseviews.expose flask_appbuilder.api.expose flask_appbuilder.views.expose flask_admin.expose flask_admin.base.expose")) @element
(decorator
  (call
    function: (_) @callee
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_key "methods")
  (#set! kind "route")
  (#set! callee.is "flask_appbuilder.expose flask_appbuilder.baseviews.expose flask_appbuilder.api.expose flask_appbuilder.views.expose flask_admin.expose flask_admin.base.expose")) @element
