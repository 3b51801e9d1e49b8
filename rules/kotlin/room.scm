; needs: androidx.room

; @Entity data class Sensor(@PrimaryKey val id: String)
(class_declaration (modifiers (annotation [(user_type (identifier) @_entity) (constructor_invocation (user_type (identifier) @_entity))])) name: (identifier) @name
  (#eq? @_entity "Entity")
  (#set! kind "table") (#set! facet.library "room") (#set! body.column "annotation assignment") (#set! undecorated.column "Ignore androidx.room.Ignore Relation androidx.room.Relation")) @element

; @Entity(tableName = "sensors")
(class_declaration (modifiers
    (annotation (constructor_invocation (user_type (identifier) @_entity) (value_arguments (value_argument . (identifier) @_key . (_) @table)))))
  (#eq? @_entity "Entity") (#eq? @_key "tableName")
  (#set! kind "facet") (#set! constant "table")) @element
