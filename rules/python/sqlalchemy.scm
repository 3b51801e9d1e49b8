; A declarative model: a class below a declarative base which maps a table, and not into that of the model above it.
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "table")
  (#set! bases.inherits "advanced_alchemy.extensions.litestar.store.StoreModelMixin advanced_alchemy.extensions.litestar.session.SessionModelMixin sqlalchemy.orm.declarative_base() sqlalchemy.ext.declarative.declarative_base() sqlalchemy.ext.declarative.api.declarative_base() flask_sqlalchemy.SQLAlchemy().Model flask_sqlalchemy.model.Model gino.Gino().Model gino.api.Gino().Model gino.ext.aiohttp.Gino().Model gino.ext.starlette.Gino().Model gino.ext.sanic.Gino().Model gino.ext.quart.Gino().Model gino.ext.tornado.Gino().Model advanced_alchemy.base.BigIntBase advanced_alchemy.base.BigIntAuditBase advanced_alchemy.base.UUIDBase advanced_alchemy.base.UUIDAuditBase advanced_alchemy.base.UUIDv6Base advanced_alchemy.base.UUIDv6AuditBase advanced_alchemy.base.UUIDv7Base advanced_alchemy.base.UUIDv7AuditBase advanced_alchemy.base.NanoIDBase advanced_alchemy.base.NanoIDAuditBase advanced_alchemy.base.IdentityBase advanced_alchemy.base.IdentityAuditBase advanced_alchemy.base.DefaultBase advanced_alchemy.base.SQLQuery advanced_alchemy.extensions.litestar.base.BigIntBase advanced_alchemy.extensions.litestar.base.BigIntAuditBase advanced_alchemy.extensions.litestar.base.UUIDBase advanced_alchemy.extensions.litestar.base.UUIDAuditBase advanced_alchemy.extensions.litestar.base.UUIDv6Base advanced_alchemy.extensions.litestar.base.UUIDv6AuditBase advanced_alchemy.extensions.litestar.base.UUIDv7Base advanced_alchemy.extensions.litestar.base.UUIDv7AuditBase advanced_alchemy.extensions.litestar.base.NanoIDBase advanced_alchemy.extensions.litestar.base.NanoIDAuditBase advanced_alchemy.extensions.litestar.base.IdentityBase advanced_alchemy.extensions.litestar.base.IdentityAuditBase advanced_alchemy.extensions.litestar.base.DefaultBase advanced_alchemy.extensions.litestar.base.SQLQuery litestar.plugins.sqlalchemy.base.BigIntBase litestar.plugins.sqlalchemy.base.BigIntAuditBase litestar.plugins.sqlalchemy.base.UUIDBase litestar.plugins.sqlalchemy.base.UUIDAuditBase litestar.plugins.sqlalchemy.base.UUIDv6Base litestar.plugins.sqlalchemy.base.UUIDv6AuditBase litestar.plugins.sqlalchemy.base.UUIDv7Base litestar.plugins.sqlalchemy.base.UUIDv7AuditBase litestar.plugins.sqlalchemy.base.NanoIDBase litestar.plugins.sqlalchemy.base.NanoIDAuditBase litestar.plugins.sqlalchemy.base.IdentityBase litestar.plugins.sqlalchemy.base.IdentityAuditBase litestar.plugins.sqlalchemy.base.DefaultBase litestar.plugins.sqlalchemy.base.SQLQuery litestar.contrib.sqlalchemy.base.BigIntBase litestar.contrib.sqlalchemy.base.BigIntAuditBase litestar.contrib.sqlalchemy.base.UUIDBase litestar.contrib.sqlalchemy.base.UUIDAuditBase litestar.contrib.sqlalchemy.base.UUIDv6Base litestar.contrib.sqlalchemy.base.UUIDv6AuditBase litestar.contrib.sqlalchemy.base.UUIDv7Base litestar.contrib.sqlalchemy.base.UUIDv7AuditBase litestar.contrib.sqlalchemy.base.NanoIDBase litestar.contrib.sqlalchemy.base.NanoIDAuditBase litestar.contrib.sqlalchemy.base.IdentityBase litestar.contrib.sqlalchemy.base.IdentityAuditBase litestar.contrib.sqlalchemy.base.DefaultBase litestar.contrib.sqlalchemy.base.SQLQuery flask_appbuilder.Model flask_appbuilder.models.sqla.Model sqlalchemy.orm.registry().generate_base()")
  (#set! name.lacks "__abstract__") (#set! name.unshared "__tablename__")
  (#set! body.column "annotation call declared")
  (#set! unmade.column "sqlalchemy.orm.relationship sqlalchemy.orm.relation sqlalchemy.orm.dynamic_loader sqlalchemy.orm.backref sqlalchemy.orm.synonym sqlalchemy.ext.associationproxy.association_proxy flask_sqlalchemy.SQLAlchemy().relationship flask_sqlalchemy.SQLAlchemy().dynamic_loader flask_sqlalchemy.SQLAlchemy().synonym")
  (#set! body.relation "made") (#set! made.relation "sqlalchemy.orm.relationship sqlalchemy.orm.relation sqlalchemy.orm.dynamic_loader flask_sqlalchemy.SQLAlchemy().relationship flask_sqlalchemy.SQLAlchemy().dynamic_loader") (#set! value.table "__tablename__")) @element

; what inherits from DeclarativeBase directly is the base itself, and maps nothing; a decorator makes a base of the class that it stands at
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "table")
  (#set! bases.above "sqlalchemy.orm.DeclarativeBase sqlalchemy.orm.DeclarativeBaseNoMeta sqlalchemy.orm.decl_api.DeclarativeBase sqlalchemy.orm.as_declarative() sqlalchemy.ext.declarative.as_declarative() sqlalchemy.ext.declarative.api.as_declarative() sqlalchemy.orm.registry().as_declarative_base()")
  (#set! name.lacks "__abstract__") (#set! name.unshared "__tablename__")
  (#set! body.column "annotation call declared")
  (#set! unmade.column "sqlalchemy.orm.relationship sqlalchemy.orm.relation sqlalchemy.orm.dynamic_loader sqlalchemy.orm.backref sqlalchemy.orm.synonym sqlalchemy.ext.associationproxy.association_proxy flask_sqlalchemy.SQLAlchemy().relationship flask_sqlalchemy.SQLAlchemy().dynamic_loader flask_sqlalchemy.SQLAlchemy().synonym")
  (#set! body.relation "made") (#set! made.relation "sqlalchemy.orm.relationship sqlalchemy.orm.relation sqlalchemy.orm.dynamic_loader flask_sqlalchemy.SQLAlchemy().relationship flask_sqlalchemy.SQLAlchemy().dynamic_loader") (#set! value.table "__tablename__")) @element

; what names its table and declares a column of it, below a base that no source of the tree tells of
(class_definition
  name: (identifier) @name
  superclasses: (argument_list)
  body: (block
    (expression_statement (assignment left: (identifier) @_tablename right: (string) @table))
    (expression_statement (assignment right: (call function: (_) @maker))))
  (#eq? @_tablename "__tablename__")
  (#set! kind "table") (#set! name.lacks "__abstract__") (#set! body.column "annotation call declared")
  (#set! unmade.column "sqlalchemy.orm.relationship sqlalchemy.orm.relation sqlalchemy.orm.dynamic_loader sqlalchemy.orm.backref sqlalchemy.orm.synonym sqlalchemy.ext.associationproxy.association_proxy flask_sqlalchemy.SQLAlchemy().relationship flask_sqlalchemy.SQLAlchemy().dynamic_loader flask_sqlalchemy.SQLAlchemy().synonym")
  (#set! body.relation "made") (#set! made.relation "sqlalchemy.orm.relationship sqlalchemy.orm.relation sqlalchemy.orm.dynamic_loader flask_sqlalchemy.SQLAlchemy().relationship flask_sqlalchemy.SQLAlchemy().dynamic_loader")
  (#set! maker.is "sqlalchemy.Column sqlalchemy.orm.mapped_column flask_sqlalchemy.SQLAlchemy().Column")) @element

; what declares a column below a base of that name which no source of the tree tells of: a package that several services share
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment right: (call function: (_) @maker))))
  (#set! kind "table") (#set! bases.foreign "Base BaseModel Model") (#set! bases.outside "sqlalchemy.* flask_sqlalchemy.* sqlmodel.* advanced_alchemy.* litestar.* flask_appbuilder.* object")
  (#set! name.lacks "__abstract__") (#set! name.unshared "__tablename__") (#set! body.column "annotation call declared")
  (#set! unmade.column "sqlalchemy.orm.relationship sqlalchemy.orm.relation sqlalchemy.orm.dynamic_loader sqlalchemy.orm.backref sqlalchemy.orm.synonym sqlalchemy.ext.associationproxy.association_proxy flask_sqlalchemy.SQLAlchemy().relationship flask_sqlalchemy.SQLAlchemy().dynamic_loader flask_sqlalchemy.SQLAlchemy().synonym")
  (#set! body.relation "made") (#set! made.relation "sqlalchemy.orm.relationship sqlalchemy.orm.relation sqlalchemy.orm.dynamic_loader flask_sqlalchemy.SQLAlchemy().relationship flask_sqlalchemy.SQLAlchemy().dynamic_loader")
  (#set! maker.is "sqlalchemy.Column sqlalchemy.orm.mapped_column flask_sqlalchemy.SQLAlchemy().Column") (#set! value.table "__tablename__")) @element

; @mapper.mapped class User, where mapper = registry()
(decorated_definition
  (decorator (_) @decorator)
  definition: (class_definition name: (identifier) @name)
  (#set! kind "table")
  (#set! decorator.is "sqlalchemy.orm.registry().mapped sqlalchemy.orm.registry().mapped_as_dataclass sqlalchemy.orm.registry().mapped_as_dataclass()")
  (#set! body.column "annotation call declared")
  (#set! unmade.column "sqlalchemy.orm.relationship sqlalchemy.orm.relation sqlalchemy.orm.dynamic_loader sqlalchemy.orm.backref sqlalchemy.orm.synonym sqlalchemy.ext.associationproxy.association_proxy flask_sqlalchemy.SQLAlchemy().relationship flask_sqlalchemy.SQLAlchemy().dynamic_loader flask_sqlalchemy.SQLAlchemy().synonym")
  (#set! body.relation "made") (#set! made.relation "sqlalchemy.orm.relationship sqlalchemy.orm.relation sqlalchemy.orm.dynamic_loader flask_sqlalchemy.SQLAlchemy().relationship flask_sqlalchemy.SQLAlchemy().dynamic_loader") (#set! value.table "__tablename__")) @element

; Table("name", metadata, ...)
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . (string) @table))
  (#set! kind "table") (#set! maker.is "sqlalchemy.Table sqlalchemy.schema.Table flask_sqlalchemy.SQLAlchemy().Table")) @element

(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . (string) (call function: (_) @callee @column.value arguments: (argument_list . (string) @column))))
  (#set! kind "table") (#set! maker.is "sqlalchemy.Table sqlalchemy.schema.Table flask_sqlalchemy.SQLAlchemy().Table")
  (#set! callee.is "sqlalchemy.Column sqlalchemy.schema.Column flask_sqlalchemy.SQLAlchemy().Column")) @element

; return Table("name", metadata, Column(...))
((return_statement (call function: (_) @maker arguments: (argument_list . (string) @name (call)))) @element
  (#set! kind "table") (#set! facet.library "sqlalchemy") (#set! maker.is "sqlalchemy.Table sqlalchemy.schema.Table flask_sqlalchemy.SQLAlchemy().Table"))

((return_statement
  (call function: (_) @maker arguments: (argument_list . (string) @name (call function: (_) @callee @column.value arguments: (argument_list . (string) @column))))) @element
  (#set! kind "table") (#set! maker.is "sqlalchemy.Table sqlalchemy.schema.Table flask_sqlalchemy.SQLAlchemy().Table")
  (#set! callee.is "sqlalchemy.Column sqlalchemy.schema.Column flask_sqlalchemy.SQLAlchemy().Column"))

; [Table("name", metadata, Column(...))]
(list (call function: (_) @maker arguments: (argument_list . (string) @name (call))) @element
  (#set! kind "table") (#set! facet.library "sqlalchemy") (#set! maker.is "sqlalchemy.Table sqlalchemy.schema.Table flask_sqlalchemy.SQLAlchemy().Table"))

; db.Table("name", ...), where db is of a class of the project around the extension's
(assignment
  left: (_) @name
  right: (call function: (attribute attribute: (identifier) @_table) @maker arguments: (argument_list . (string) @table))
  (#eq? @_table "Table")
  (#set! kind "table") (#set! maker.inherits "flask_sqlalchemy.SQLAlchemy().Table")) @element

(assignment
  left: (_) @name
  right: (call function: (attribute attribute: (identifier) @_table) @maker
    arguments: (argument_list . (string) (call function: (_) @callee @column.value arguments: (argument_list . (string) @column))))
  (#eq? @_table "Table")
  (#set! kind "table") (#set! maker.inherits "flask_sqlalchemy.SQLAlchemy().Table") (#set! callee.inherits "flask_sqlalchemy.SQLAlchemy().Column")) @element

; Mail = type("Mail", (Base,), {"__tablename__": "mails"})
(assignment
  right: (call function: (identifier) @_type arguments: (argument_list . (string) . (tuple) . (dictionary (pair key: (string) @_key value: (string) @name)) .))
  (#eq? @_type "type") (#match? @_key "__tablename__")
  (#set! kind "table") (#set! facet.library "sqlalchemy")) @element
