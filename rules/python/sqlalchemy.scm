; A declarative model: a class below a declarative base which maps a table, and not into that of the model above it.
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "table")
  (#set! bases.inherits "sqlalchemy.orm.declarative_base() sqlalchemy.ext.declarative.declarative_base() sqlalchemy.ext.declarative.api.declarative_base() flask_sqlalchemy.SQLAlchemy().Model flask_sqlalchemy.model.Model advanced_alchemy.base.BigIntBase advanced_alchemy.base.BigIntAuditBase advanced_alchemy.base.UUIDBase advanced_alchemy.base.UUIDAuditBase advanced_alchemy.base.UUIDv6Base advanced_alchemy.base.UUIDv6AuditBase advanced_alchemy.base.UUIDv7Base advanced_alchemy.base.UUIDv7AuditBase advanced_alchemy.base.DefaultBase sqlalchemy.orm.registry().generate_base()")
  (#set! name.lacks "__abstract__") (#set! name.unshared "__tablename__")
  (#set! body.column "annotation call") (#set! value.table "__tablename__")) @element

; what inherits from DeclarativeBase directly is the base itself, and maps nothing
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "table")
  (#set! bases.above "sqlalchemy.orm.DeclarativeBase sqlalchemy.orm.DeclarativeBaseNoMeta sqlalchemy.orm.decl_api.DeclarativeBase")
  (#set! name.lacks "__abstract__") (#set! name.unshared "__tablename__")
  (#set! body.column "annotation call") (#set! value.table "__tablename__")) @element

; Table("name", metadata, ...)
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . (string) @table))
  (#set! kind "table") (#set! maker.is "sqlalchemy.Table sqlalchemy.schema.Table flask_sqlalchemy.SQLAlchemy().Table")) @element

; return Table("name", metadata, Column(...))
((return_statement (call function: (_) @maker arguments: (argument_list . (string) @name (call)))) @element
  (#set! kind "table") (#set! facet.library "sqlalchemy") (#set! maker.is "sqlalchemy.Table sqlalchemy.schema.Table flask_sqlalchemy.SQLAlchemy().Table"))

; db.Table("name", ...), where db is of a class of the project around the extension's
(assignment
  left: (_) @name
  right: (call function: (attribute attribute: (identifier) @_table) @maker arguments: (argument_list . (string) @table))
  (#eq? @_table "Table")
  (#set! kind "table") (#set! maker.inherits "flask_sqlalchemy.SQLAlchemy().Table")) @element
