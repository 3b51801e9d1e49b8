; needs: ktorm

; object Users : Table<User>("users") { val name = varchar("name") }
(object_declaration name: (identifier) @name
  (delegation_specifiers (delegation_specifier (constructor_invocation))) @_of
  (#match? @_of "^Table<")
  (#set! kind "table") (#set! facet.library "ktorm") (#set! body.column "call")) @element
(class_declaration name: (identifier) @name
  (delegation_specifiers (delegation_specifier (constructor_invocation))) @_of
  (#match? @_of "^Table<")
  (#set! kind "table") (#set! facet.library "ktorm") (#set! body.column "call")) @element

; Table<User>("users")
(_
  (delegation_specifiers (delegation_specifier (constructor_invocation (value_arguments . (value_argument . (string_literal) @table .)))))
  (#set! kind "facet")) @element
