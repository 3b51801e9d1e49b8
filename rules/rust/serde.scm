; needs: Deserialize Serialize

; #[derive(Deserialize)] pub struct CreateUser { pub name: String }, also with other attributes and remarks in between
((attribute_item (attribute (identifier) @_derive arguments: (token_tree (identifier) @_trait)))
  . [(attribute_item) (line_comment) (block_comment)]* . (struct_item (visibility_modifier) name: (type_identifier) @name
      body: (field_declaration_list (field_declaration name: (field_identifier) @field type: (_) @field.value))) @element
  (#eq? @_derive "derive") (#any-of? @_trait "Serialize" "Deserialize")
  (#set! kind "schema") (#set! facet.library "serde"))
