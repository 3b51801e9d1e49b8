; needs: Exception

; class NotFoundException : DomainException, class Gone(string what) : Exception(what)
(class_declaration name: (identifier) @name (base_list . [(identifier) @_base (qualified_name name: (identifier) @_base) (generic_name (identifier) @_base) (primary_constructor_base_type type: (identifier) @_base)])
  (#match? @_base "Exception$")
  (#set! kind "error_type")) @element
