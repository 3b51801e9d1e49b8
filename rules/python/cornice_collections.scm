; needs: cornice

; @resource(collection_path="/users", path="/users/{id}") class Users: def collection_get(self)
(decorator
  (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @path)))
  (#eq? @_key "collection_path")
  (#set! kind "route") (#set! framework "cornice") (#set! handler "decorated") (#set! methods "handler") (#set! methods.lead "collection_") (#set! maker.is "cornice.resource.resource")) @element
