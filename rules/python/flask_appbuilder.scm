; needs: flask_appbuilder flask_admin
; class Users(BaseView): route_base = "/users"
(class_definition
  name: (identifier) @name
  body: (block (expression_statement (assignment left: (identifier) @_base right: (_) @prefix)))
  (#eq? @_base "route_base")
  (#set! kind "router") (#set! facet.root "class") (#set! marks "true")) @element

; class Things(BaseApi): resource_name = "things", below `/api/v1` unless it has a version of its own
(class_definition
  name: (identifier) @name
  body: (block (expression_statement (assignment left: (identifier) @_named right: (_) @resource)))
  (#eq? @_named "resource_name")
  (#set! kind "router") (#set! facet.root "class") (#set! marks "true") (#set! prefix.form "/api/{version=v1}/{resource}")) @element
(class_definition
  name: (identifier) @name
  body: (block (expression_statement (assignment left: (identifier) @_versioned right: (_) @version)))
  (#eq? @_versioned "version")
  (#set! kind "router")) @element

; class Users(BaseView), without either: below its name in small letters
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "router") (#set! facet.root "class") (#set! marks "true") (#set! prefix.called "/{name}") (#set! name.unshared "route_base")
  (#set! bases.inherits "flask_appbuilder.BaseView flask_appbuilder.ModelView flask_appbuilder.SimpleFormView flask_appbuilder.PublicFormView flask_appbuilder.MultipleView flask_appbuilder.MasterDetailView flask_appbuilder.baseviews.BaseView flask_appbuilder.views.ModelView flask_appbuilder.views.SimpleFormView flask_appbuilder.views.PublicFormView flask_appbuilder.views.MultipleView flask_appbuilder.views.MasterDetailView")) @element
; class Counts(Things): below what the class above it says
(class_definition
  name: (identifier) @name
  superclasses: (argument_list (_) @child)
  (#set! kind "mount") (#set! child "above")) @element

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
