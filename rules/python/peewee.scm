; needs: peewee peewee_async playhouse

; class User(BaseModel): name = CharField(): a base without a field is none
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment right: (call function: (_) @_field))))
  (#match? @_field "Field$")
  (#set! kind "table") (#set! bases.inherits "peewee.Model playhouse.signals.Model playhouse.flask_utils.FlaskDB().Model peewee_async.AioModel")
  (#set! body.column "call") (#set! value.table "Meta.table_name Meta.db_table")) @element
