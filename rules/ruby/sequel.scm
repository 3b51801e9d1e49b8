; needs: Sequel::Model

; class User < Sequel::Model
((class
   name: (_) @name
   superclass: (superclass (scope_resolution) @_base)) @element
  (#eq? @_base "Sequel::Model")
  (#set! kind "table") (#set! facet.library "sequel"))

; class Item < Sequel::Model(:things)
((class
   name: (_) @name
   superclass: (superclass (call receiver: (constant) @_sequel method: (constant) @_model arguments: (argument_list . [(simple_symbol) (string)] @table)))) @element
  (#eq? @_sequel "Sequel") (#eq? @_model "Model")
  (#set! kind "table") (#set! facet.library "sequel"))
