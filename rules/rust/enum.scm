; needs: enum

((enum_item
   body: (enum_variant_list
     (enum_variant
       name: (identifier) @member
       value: (_)? @member.value))) @element @name
  (#set! kind "enum"))

((enum_item) @element @name
  (#set! kind "enum")
  (#set! facet.form "rust-enum")
  (#set! count.member "0"))

; what a variant is written out as: #[serde(rename = "a")], #[sqlx(rename = "a")], #[sea_orm(string_value = "a")]
((enum_item
   body: (enum_variant_list
     (attribute_item (attribute (identifier) @_library arguments: (token_tree (identifier) @_key . (string_literal) @wire.value)))
     . [(attribute_item) (line_comment) (block_comment)]* . (enum_variant name: (identifier) @wire))) @element @name
  (#any-of? @_library "serde" "sqlx" "sea_orm") (#any-of? @_key "rename" "string_value")
  (#set! kind "enum"))

; #[serde(rename(serialize = "a", deserialize = "b"))]
((enum_item
   body: (enum_variant_list
     (attribute_item (attribute (identifier) @_library arguments: (token_tree (identifier) @_key . (token_tree (string_literal) @wire.value))))
     . [(attribute_item) (line_comment) (block_comment)]* . (enum_variant name: (identifier) @wire))) @element @name
  (#eq? @_library "serde") (#eq? @_key "rename")
  (#set! kind "enum"))

; the style of all: #[serde(rename_all = "snake_case")]
((attribute_item (attribute (identifier) @_library arguments: (token_tree (identifier) @_key . (string_literal) @wire-case)))
  . [(attribute_item) (line_comment) (block_comment)]* . (enum_item) @element @name
  (#any-of? @_library "serde" "sqlx") (#eq? @_key "rename_all")
  (#set! kind "enum"))
