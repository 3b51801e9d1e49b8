; needs: persistence.

; @Entity class User(@Id val id: Long)
(class_declaration (modifiers (annotation [(user_type (identifier) @_entity) (constructor_invocation (user_type (identifier) @_entity))])) name: (identifier) @name
  (#eq? @_entity "Entity")
  (#set! kind "table") (#set! body.column "annotation assignment")
  (#set! undecorated.column "Transient jakarta.persistence.Transient javax.persistence.Transient OneToMany jakarta.persistence.OneToMany javax.persistence.OneToMany ManyToMany jakarta.persistence.ManyToMany javax.persistence.ManyToMany")
  (#set! body.relation "decorated") (#set! decorated.relation "OneToOne jakarta.persistence.OneToOne javax.persistence.OneToOne OneToMany jakarta.persistence.OneToMany javax.persistence.OneToMany ManyToOne jakarta.persistence.ManyToOne javax.persistence.ManyToOne ManyToMany jakarta.persistence.ManyToMany javax.persistence.ManyToMany")) @element

; @Table(name = "users")
(class_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_table) (value_arguments (value_argument . (identifier) @_key . (_) @table)))))
  (#eq? @_table "Table") (#eq? @_key "name")
  (#set! kind "facet") (#set! constant "table")) @element
