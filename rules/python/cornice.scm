; needs: cornice

; users = Service(name="users", path="/users/{id}"): what includes the module, and below which prefix, only a run can tell
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "path")
  (#set! kind "router") (#set! maker.inherits "cornice.Service cornice.service.Service")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . (_) . [(string) (identifier) (attribute) (binary_operator)] @prefix))
  (#set! kind "router") (#set! maker.inherits "cornice.Service cornice.service.Service")) @element

; @users.get(), @users.post(schema=User)
(decorator (call function: (attribute object: (_) @router attribute: (identifier) @method))
  (#any-of? @method "get" "post" "put" "patch" "delete" "head" "options")
  (#set! kind "route") (#set! handler "decorated") (#set! router.instance "cornice.Service cornice.service.Service")) @element

; users.add_view("GET", get_users)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_add)
  arguments: (argument_list . (string) @method . (_) @handler)
  (#eq? @_add "add_view")
  (#set! kind "route") (#set! router.instance "cornice.Service cornice.service.Service")) @element

; @resource(collection_path="/users", path="/users/{id}") class Users: def get(self)
(decorator
  (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#eq? @_key "path")
  (#set! kind "route") (#set! handler "decorated") (#set! methods "handler") (#set! maker.is "cornice.resource.resource")) @element
