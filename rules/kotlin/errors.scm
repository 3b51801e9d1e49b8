; needs: Exception Error Throwable

; class NotFound(what: String) : RuntimeException(what), object Gone : DomainException()
([(class_declaration name: (identifier) @name (delegation_specifiers (delegation_specifier (constructor_invocation (user_type (identifier) @_base .)))))
  (class_declaration name: (identifier) @name (delegation_specifiers (delegation_specifier (user_type (identifier) @_base .))))
  (object_declaration name: (identifier) @name (delegation_specifiers (delegation_specifier (constructor_invocation (user_type (identifier) @_base .)))))] @element
  (#match? @_base "(Exception|Error|Throwable)$")
  (#set! kind "error_type"))
