; needs: androidx.room

; @Entity public class Sensor { @PrimaryKey public int id; }
(class_declaration (modifiers [(annotation name: (identifier) @_entity) (marker_annotation name: (identifier) @_entity)]) name: (identifier) @name
  (#eq? @_entity "Entity")
  (#set! kind "table") (#set! facet.library "room") (#set! body.column "annotation") (#set! undecorated.column "Ignore androidx.room.Ignore Relation androidx.room.Relation")) @element

; @Entity(tableName = "sensors")
(class_declaration (modifiers
    (annotation name: (identifier) @_entity arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: [(string_literal) (identifier) (field_access)] @table))))
  (#eq? @_entity "Entity") (#eq? @_key "tableName")
  (#set! kind "facet") (#set! constant "table")) @element
