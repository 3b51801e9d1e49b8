(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "schema")
  (#set! bases.inherits "marshmallow.Schema marshmallow.schema.Schema marshmallow_oneofschema.OneOfSchema marshmallow_jsonapi.Schema marshmallow_jsonapi.flask.Schema flask_marshmallow.Schema apiflask.Schema flask_marshmallow.Marshmallow().Schema flask_marshmallow.Marshmallow().SQLAlchemySchema flask_marshmallow.Marshmallow().SQLAlchemyAutoSchema marshmallow_sqlalchemy.SQLAlchemySchema marshmallow_sqlalchemy.SQLAlchemyAutoSchema marshmallow_sqlalchemy.schema.SQLAlchemySchema marshmallow_sqlalchemy.schema.SQLAlchemyAutoSchema")
  (#set! facet.library "marshmallow")
  (#set! body.field "call")) @element
