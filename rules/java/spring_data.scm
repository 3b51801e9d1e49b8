; needs: data.relational data.mongodb data.cassandra

; @Document class User { @Id private String id; }
(class_declaration (modifiers [(annotation name: (identifier) @_kept) (marker_annotation name: (identifier) @_kept)]) name: (identifier) @name
  (#any-of? @_kept "Document" "Table")
  (#set! kind "table") (#set! facet.library "spring-data") (#set! body.column "annotation")
  (#set! undecorated.column "Transient org.springframework.data.annotation.Transient")) @element

; @Table record User(@Id Long id) {}
(record_declaration (modifiers [(annotation name: (identifier) @_kept) (marker_annotation name: (identifier) @_kept)]) name: (identifier) @name
  (#any-of? @_kept "Document" "Table")
  (#set! kind "table") (#set! facet.library "spring-data") (#set! body.column "annotation")) @element

; @Table("users")
(_ (modifiers (annotation name: (identifier) @_kept arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access)] @table)))
  (#any-of? @_kept "Document" "Table")
  (#set! kind "facet") (#set! constant "table")) @element

; @Document(collection = "users")
(_ (modifiers (annotation name: (identifier) @_kept arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: [(string_literal) (identifier) (field_access)] @table))))
  (#any-of? @_kept "Document" "Table") (#any-of? @_key "collection" "name" "value")
  (#set! kind "facet") (#set! constant "table")) @element
