(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "schema")
  (#set! bases.inherits "marshmallow.Schema flask_marshmallow.Marshmallow().Schema flask_marshmallow.Marshmallow().SQLAlchemySchema flask_marshmallow.Marshmallow().SQLAlchemyAutoSchema marshmallow_sqlalchemy.SQLAlchemySchema marshmallow_sqlalchemy.SQLAlchemyAutoSchema")
  (#set! facet.library "marshmallow")
  (#set! body.field "call")) @element
