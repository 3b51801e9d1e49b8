; needs: gorm xorm bun.BaseModel ent.Schema

; type User struct { ID uint `gorm:"primaryKey"` }: what only a column has; a name or a comment alone may be that of a row that is read
(type_spec name: (type_identifier) @name
  type: (struct_type (field_declaration_list (field_declaration tag: (_) @_tag)))
  (#match? @_tag "(?i)gorm:\"([^\"]*;)?\\s*(primary_?key|auto_?increment|not null|unique|index|default:|size:|type:|foreignKey:|many2many:|constraint:|autoCreateTime|autoUpdateTime)")
  (#set! kind "table") (#set! framework "gorm") (#set! facet.library "gorm") (#set! body.column "annotation") (#set! value.table "TableName")) @element

; type User struct { gorm.Model }
(type_spec name: (type_identifier) @name
  type: (struct_type (field_declaration_list (field_declaration !name type: (qualified_type) @base)))
  (#set! kind "table") (#set! framework "gorm") (#set! facet.library "gorm") (#set! body.column "annotation") (#set! value.table "TableName")
  (#set! base.is "gorm.io/gorm.Model github.com/jinzhu/gorm.Model")) @element

; type User struct { ID int64 `xorm:"pk autoincr"` }
(type_spec name: (type_identifier) @name
  type: (struct_type (field_declaration_list (field_declaration tag: (_) @_tag)))
  (#match? @_tag "(?i)xorm:\"([^\"]* )?(pk|autoincr|not null|notnull|unique|index|default|created|updated|deleted|(var)?char\\(|(small|big)?int\\(|(medium|long)?text)\\b")
  (#set! kind "table") (#set! framework "xorm") (#set! facet.library "xorm") (#set! body.column "annotation") (#set! value.table "TableName")) @element

; type User struct { bun.BaseModel `bun:"table:users"` }
(type_spec name: (type_identifier) @name
  type: (struct_type (field_declaration_list (field_declaration !name type: (qualified_type) @base)))
  (#set! kind "table") (#set! framework "bun") (#set! facet.library "bun") (#set! body.column "annotation")
  (#set! base.is "github.com/uptrace/bun.BaseModel")) @element

; type User struct { ent.Schema }
(type_spec name: (type_identifier) @name
  type: (struct_type (field_declaration_list (field_declaration !name type: (qualified_type) @base)))
  (#set! kind "table") (#set! framework "ent") (#set! facet.library "ent")
  (#set! base.is "entgo.io/ent.Schema")) @element
