; needs: persistence.

; @Entity class User { @Column String name; }
(class_declaration (modifiers [(annotation name: (identifier) @_entity) (marker_annotation name: (identifier) @_entity)]) name: (identifier) @name
  (#eq? @_entity "Entity")
  (#set! kind "table") (#set! body.column "annotation")
  (#set! undecorated.column "Transient jakarta.persistence.Transient javax.persistence.Transient OneToMany jakarta.persistence.OneToMany javax.persistence.OneToMany ManyToMany jakarta.persistence.ManyToMany javax.persistence.ManyToMany")
  (#set! body.relation "decorated") (#set! decorated.relation "OneToOne jakarta.persistence.OneToOne javax.persistence.OneToOne OneToMany jakarta.persistence.OneToMany javax.persistence.OneToMany ManyToOne jakarta.persistence.ManyToOne javax.persistence.ManyToOne ManyToMany jakarta.persistence.ManyToMany javax.persistence.ManyToMany")) @element

; @Table(name = "users")
(class_declaration (modifiers
    (annotation name: (identifier) @_table arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: [(string_literal) (identifier) (field_access)] @table))))
  (#eq? @_table "Table") (#eq? @_key "name")
  (#set! kind "facet") (#set! constant "table")) @element
