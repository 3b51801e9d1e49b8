; needs: exposed.

; object Users : IntIdTable("users") { val name = varchar("name", 50) }
(object_declaration name: (identifier) @name
  (delegation_specifiers (delegation_specifier (constructor_invocation (user_type (identifier) @_base))))
  (#any-of? @_base "Table" "IdTable" "IntIdTable" "UIntIdTable" "LongIdTable" "ULongIdTable" "UUIDTable" "CompositeIdTable")
  (#set! kind "table") (#set! facet.library "exposed") (#set! body.column "call")) @element

; IntIdTable("users")
(object_declaration
  (delegation_specifiers (delegation_specifier (constructor_invocation (user_type (identifier) @_base) (value_arguments . (value_argument . (string_literal) @table .)))))
  (#any-of? @_base "Table" "IdTable" "IntIdTable" "UIntIdTable" "LongIdTable" "ULongIdTable" "UUIDTable" "CompositeIdTable")
  (#set! kind "facet")) @element
