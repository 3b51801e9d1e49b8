; needs: baomidou.mybatisplus

; @TableName("sys_user") class SysUser { private Long id; }
(class_declaration (modifiers [(annotation name: (identifier) @_named) (marker_annotation name: (identifier) @_named)]) name: (identifier) @name
  (#eq? @_named "TableName")
  (#set! kind "table") (#set! facet.library "mybatis-plus") (#set! body.column "annotation")) @element

; @TableName("sys_user")
(class_declaration (modifiers (annotation name: (identifier) @_named arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access)] @table)))
  (#eq? @_named "TableName")
  (#set! kind "facet") (#set! constant "table")) @element

; @TableName(value = "sys_user", autoResultMap = true)
(class_declaration (modifiers (annotation name: (identifier) @_named arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: [(string_literal) (identifier) (field_access)] @table))))
  (#eq? @_named "TableName") (#eq? @_key "value")
  (#set! kind "facet") (#set! constant "table")) @element
