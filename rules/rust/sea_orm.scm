; needs: DeriveEntityModel

; #[derive(DeriveEntityModel)] #[sea_orm(table_name = "cake")] pub struct Model { ... }
((attribute_item (attribute (identifier) @_orm arguments: (token_tree (identifier) @_key . (string_literal) @name)))
  . (struct_item body: (field_declaration_list (field_declaration name: (field_identifier) @column type: (_) @column.value))) @element
  (#eq? @_orm "sea_orm") (#eq? @_key "table_name")
  (#set! kind "table") (#set! facet.library "sea-orm"))

; the same with another attribute in between
((attribute_item (attribute (identifier) @_orm arguments: (token_tree (identifier) @_key . (string_literal) @name)))
  . (attribute_item)
  . (struct_item body: (field_declaration_list (field_declaration name: (field_identifier) @column type: (_) @column.value))) @element
  (#eq? @_orm "sea_orm") (#eq? @_key "table_name")
  (#set! kind "table") (#set! facet.library "sea-orm"))
