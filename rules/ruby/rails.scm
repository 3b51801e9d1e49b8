; needs: enum

; enum status: { pending: 0 }        (the first attribute of a call)
((call
   !receiver
   method: (identifier) @_method
   arguments: (argument_list . (pair key: (_) @_key value: [(hash) (array) (string_array) (symbol_array) (call) (constant)] @member) @element @name))
  (#eq? @_method "enum")
  (#not-match? @_key "^_?(prefix|suffix|default|scopes|validate|instance_methods)$")
  (#set! kind "enum")
  (#set! facet.form "rails-enum")
  (#set! count.member "0"))

; enum status: { pending: 0 }, role: { admin: 0 }        (the attributes after it)
((call
   !receiver
   method: (identifier) @_method
   arguments: (argument_list . (pair) (pair key: (_) @_key value: [(hash) (array) (string_array) (symbol_array)] @member) @element @name))
  (#eq? @_method "enum")
  (#not-match? @_key "^_?(prefix|suffix|default|scopes|validate|instance_methods)$")
  (#set! kind "enum")
  (#set! facet.form "rails-enum")
  (#set! count.member "0"))

; enum :status, { pending: 0 }       enum :status, %i[pending done]
((call
   !receiver
   method: (identifier) @_method
   arguments: (argument_list
     . [(simple_symbol) (string)]
     . [(hash) (array) (string_array) (symbol_array) (call) (constant)] @member) @name) @element
  (#eq? @_method "enum")
  (#set! kind "enum")
  (#set! facet.form "rails-enum")
  (#set! count.member "0"))

; enum :status, pending: 0, done: 1
((call
   !receiver
   method: (identifier) @_method
   arguments: (argument_list
     . [(simple_symbol) (string)]
     (pair key: (_) @member value: (_) @member.value)) @name) @element
  (#eq? @_method "enum")
  (#not-match? @member "^_?(prefix|suffix|default|scopes|validate|instance_methods):?$")
  (#set! kind "enum")
  (#set! facet.form "rails-enum")
  (#set! count.member "0"))

; create_enum :status, %w[pending done]        (a migration or the dumped schema)
((call
   !receiver
   method: (identifier) @_method
   arguments: (argument_list . [(simple_symbol) (string)] @name . [(array) (string_array) (symbol_array)] @member)) @element
  (#eq? @_method "create_enum")
  (#set! kind "enum")
  (#set! facet.form "pg-create-type")
  (#set! facet.ordinal "false"))
