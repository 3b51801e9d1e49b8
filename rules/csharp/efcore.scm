; needs: DbSet [Table Table(

; public DbSet<User> Users { get; set; }; what a generic class is given names no table
(property_declaration
  type: (generic_name (identifier) @_set (type_argument_list . (_) @name))
  name: (identifier) @table
  (#eq? @_set "DbSet") (#not-match? @name "^T(Entity|Model|Item|Row|Record|Data|Document|Domain|Aggregate|AggregateRoot|Poco|Dto)?$")
  (#set! kind "table") (#set! name "written")) @element

; [Table("users")] class User
(class_declaration (attribute_list (attribute name: (identifier) @_table (attribute_argument_list . (attribute_argument !name [(string_literal) (identifier) (member_access_expression)] @table)))) name: (identifier) @name
  (#eq? @_table "Table")
  (#set! kind "table") (#set! body.column "annotation") (#set! undecorated.column "NotMapped") (#set! constant "table")) @element
