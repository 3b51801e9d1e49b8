; needs: Exception Error

; class NotFound extends RuntimeException, extends shop.DomainException
(class_declaration name: (identifier) @name superclass: (superclass [(type_identifier) @_base (scoped_type_identifier (type_identifier) @_base .) (generic_type . (type_identifier) @_base)])
  (#match? @_base "(Exception|Error)$")
  (#set! kind "error_type")) @element
