; needs: data.relational data.mongodb data.cassandra

; @Document data class User(@Id val id: String)
(class_declaration (modifiers (annotation [(user_type (identifier) @_kept) (constructor_invocation (user_type (identifier) @_kept))])) "class" name: (identifier) @name
  (#any-of? @_kept "Document" "Table")
  (#set! kind "table") (#set! facet.library "spring-data") (#set! body.column "annotation assignment")
  (#set! undecorated.column "Transient org.springframework.data.annotation.Transient")) @element

; @Table("users")
(class_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_kept) (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression)] @table .)))))
  (#any-of? @_kept "Document" "Table")
  (#set! kind "facet") (#set! constant "table")) @element

; @Document(collection = "users")
(class_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_kept) (value_arguments (value_argument . (identifier) @_key . (_) @table .)))))
  (#any-of? @_kept "Document" "Table") (#any-of? @_key "collection" "name" "value")
  (#set! kind "facet") (#set! constant "table")) @element
