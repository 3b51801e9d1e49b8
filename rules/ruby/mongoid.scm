; needs: Mongoid::Document

; class User; include Mongoid::Document
((class
   name: (_) @name
   body: (body_statement (call method: (identifier) @_include arguments: (argument_list (scope_resolution) @_document)))) @element
  (#eq? @_include "include") (#eq? @_document "Mongoid::Document")
  (#set! kind "table") (#set! facet.library "mongoid"))

; field :email, type: String
((class
   body: (body_statement (call !receiver method: (identifier) @_field arguments: (argument_list . [(simple_symbol) (string)] @column)))) @element
  (#eq? @_field "field")
  (#set! kind "facet"))

; store_in collection: "people"
((class
   body: (body_statement (call !receiver method: (identifier) @_store arguments: (argument_list (pair key: (_) @_key value: [(simple_symbol) (string)] @table)))) ) @element
  (#eq? @_store "store_in") (#match? @_key "^collection")
  (#set! kind "facet"))
