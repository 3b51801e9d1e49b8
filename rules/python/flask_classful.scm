; needs: flask_classful flask_classy FlaskView
; class QuotesView(FlaskView): route_base = "/quotes"; without it below its name. Where it is registered, and below what, nobody follows
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_base right: (_) @prefix)))
  (#eq? @_base "route_base")
  (#set! kind "router") (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView")) @element
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "router") (#set! prefix.called "/{name}") (#set! name.unshared "route_base") (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView")) @element

; one that has its base from another class, and what is mixed into others: what they answer stands below something all the same
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "router") (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView")) @element
(class_definition
  name: (identifier) @name
  body: (block (decorated_definition (decorator (call function: (_) @callee))))
  (#set! kind "router") (#set! callee.is "flask_classful.route flask_classy.route")) @element

; decorators = [login_required]: what stands around all that the class answers
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_key right: [(list (_) @guard) (tuple (_) @guard)])) @element)
  (#eq? @_key "decorators")
  (#set! kind "router") (#set! guard.known "true") (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView"))

; def index, get, post, ...: methods that answer by their names
(class_definition
  superclasses: (argument_list) @bases
  body: (block (function_definition name: (identifier) @_name @handler) @element)
  (#eq? @_name "index")
  (#set! kind "route") (#set! framework "flask") (#set! router "class") (#set! path "/") (#set! method "GET")
  (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView"))
(class_definition
  superclasses: (argument_list) @bases
  body: (block (decorated_definition definition: (function_definition name: (identifier) @_name @handler)) @element @_whole)
  (#eq? @_name "index") (#not-match? @_whole "^(@.*\n\\s*)*@((\\w+[.])?route[(]|classmethod|staticmethod|property)")
  (#set! kind "route") (#set! framework "flask") (#set! router "class") (#set! guard.decorators "true") (#set! path "/") (#set! method "GET")
  (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView"))
(class_definition
  superclasses: (argument_list) @bases
  body: (block (function_definition name: (identifier) @_name @handler) @element)
  (#eq? @_name "post")
  (#set! kind "route") (#set! framework "flask") (#set! router "class") (#set! path "/") (#set! method "POST")
  (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView"))
(class_definition
  superclasses: (argument_list) @bases
  body: (block (decorated_definition definition: (function_definition name: (identifier) @_name @handler)) @element @_whole)
  (#eq? @_name "post") (#not-match? @_whole "^(@.*\n\\s*)*@((\\w+[.])?route[(]|classmethod|staticmethod|property)")
  (#set! kind "route") (#set! framework "flask") (#set! router "class") (#set! guard.decorators "true") (#set! path "/") (#set! method "POST")
  (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView"))
(class_definition
  superclasses: (argument_list) @bases
  body: (block (function_definition name: (identifier) @method @handler) @element)
  (#any-of? @method "get" "put" "patch" "delete")
  (#set! kind "route") (#set! framework "flask") (#set! router "class") (#set! path "/{id}")
  (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView"))
(class_definition
  superclasses: (argument_list) @bases
  body: (block (decorated_definition definition: (function_definition name: (identifier) @method @handler)) @element @_whole)
  (#any-of? @method "get" "put" "patch" "delete") (#not-match? @_whole "^(@.*\n\\s*)*@((\\w+[.])?route[(]|classmethod|staticmethod|property)")
  (#set! kind "route") (#set! framework "flask") (#set! router "class") (#set! guard.decorators "true") (#set! path "/{id}")
  (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView"))
; def latest(self): any other answers below its own
(class_definition
  superclasses: (argument_list) @bases
  body: (block (function_definition name: (identifier) @_name @handler) @element)
  (#not-match? @_name "^(_|(index|get|post|put|patch|delete|before_request|after_request|before_.*|after_.*|args|make_response)$)")
  (#set! kind "route") (#set! framework "flask") (#set! router "class") (#set! path "/[latest]") (#set! method "GET") (#set! path.words "[latest]=handler")
  (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView"))
(class_definition
  superclasses: (argument_list) @bases
  body: (block (decorated_definition definition: (function_definition name: (identifier) @_name @handler)) @element @_whole)
  (#not-match? @_name "^(_|(index|get|post|put|patch|delete|before_request|after_request|before_.*|after_.*|args|make_response)$)") (#not-match? @_whole "^(@.*\n\\s*)*@((\\w+[.])?route[(]|classmethod|staticmethod|property)")
  (#set! kind "route") (#set! framework "flask") (#set! router "class") (#set! guard.decorators "true") (#set! path "/[latest]") (#set! method "GET") (#set! path.words "[latest]=handler")
  (#set! bases.inherits "flask_classful.FlaskView flask_classy.FlaskView"))

; @route("/latest", methods=["GET", "POST"])
(decorator
  (call
    function: (_) @callee
    arguments: (argument_list . (_) @path))
  (#set! kind "route") (#set! framework "flask") (#set! router "class") (#set! handler "decorated") (#set! method.default "GET") (#set! guard.decorators "true")
  (#set! callee.is "flask_classful.route flask_classy.route")) @element
(decorator
  (call
    function: (_) @callee
    arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @method)))
  (#eq? @_key "methods")
  (#set! kind "route") (#set! callee.is "flask_classful.route flask_classy.route")) @element
