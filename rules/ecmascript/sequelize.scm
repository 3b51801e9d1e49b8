; needs: sequelize Sequelize equelize.define(

; sequelize.define("user", { name: DataTypes.STRING }, { tableName: "users" })
((call_expression function: (member_expression property: (property_identifier) @_defining) @callee
  arguments: (arguments . [(string) (template_string) (identifier) (member_expression)] @name) @arguments) @element
  (#eq? @_defining "define")
  (#set! kind "table") (#set! body.column "entry") (#set! pick.entries "1") (#set! pick.least "2") (#set! pick.table "2.tableName") (#set! constant "name table")
  (#set! callee.like "*equelize.define *equelizeClient.define *equelizeInstance.define"))
((call_expression function: (member_expression property: (property_identifier) @_defining) @callee
  arguments: (arguments . [(string) (template_string) (identifier) (member_expression)] @name) @arguments) @element
  (#eq? @_defining "define")
  (#set! kind "table") (#set! body.column "entry") (#set! pick.entries "1") (#set! pick.least "2") (#set! pick.table "2.tableName") (#set! constant "name table")
  (#set! callee.is "sequelize.Sequelize().define sequelize().define"))

; class User extends Model {}, User.init({ name: DataTypes.STRING }, { tableName: "users" })
((call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @_making)
  arguments: (arguments . (_) @entries . (_)) @arguments) @element
  (#eq? @_making "init")
  (#set! kind "table") (#set! body.column "entry") (#set! pick.table "1.tableName") (#set! constant "table")
  (#set! name.inherits "sequelize.Model @sequelize/core.Model sequelize.Sequelize.Model"))

; class User extends Model { static init(sequelize) { return super.init({ name: DataTypes.STRING }, { sequelize }); } }
([(class_declaration name: (_) @name (class_heritage) @bases body: (class_body (method_definition body: (statement_block
    (_ (call_expression function: (member_expression object: [(super) (this)] property: (property_identifier) @_making)
      arguments: (arguments . (_) @entries . (_)) @arguments))))))
  (class name: (_) @name (class_heritage) @bases body: (class_body (method_definition body: (statement_block
    (_ (call_expression function: (member_expression object: [(super) (this)] property: (property_identifier) @_making)
      arguments: (arguments . (_) @entries . (_)) @arguments))))))] @element
  (#eq? @_making "init")
  (#set! kind "table") (#set! body.column "entry") (#set! pick.table "1.tableName") (#set! constant "table")
  (#set! bases.inherits "sequelize.Model @sequelize/core.Model sequelize.Sequelize.Model"))
