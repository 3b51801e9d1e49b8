; needs: Exception Error

; class NotFound extends \RuntimeException, extends DomainException
(class_declaration name: (name) @name (base_clause [(name) @_base (qualified_name (name) @_base)])
  (#match? @_base "(Exception|Error)$")
  (#set! kind "error_type")) @element
