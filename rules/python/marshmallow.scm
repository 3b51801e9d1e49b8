(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "schema")
  (#set! bases.inherits "marshmallow.Schema marshmallow.schema.Schema marshmallow_oneofschema.OneOfSchema marshmallow_annotations.AnnotationSchema marshmallow_annotations.ext.attrs.AttrsSchema marshmallow3_annotations.AnnotationSchema marshmallow3_annotations.ext.attrs.AttrsSchema marshmallow_jsonapi.Schema marshmallow_jsonapi.flask.Schema flask_marshmallow.Schema apiflask.Schema flask_marshmallow.Marshmallow().Schema flask_marshmallow.Marshmallow().SQLAlchemySchema flask_marshmallow.Marshmallow().SQLAlchemyAutoSchema marshmallow_sqlalchemy.SQLAlchemySchema marshmallow_sqlalchemy.SQLAlchemyAutoSchema marshmallow_sqlalchemy.schema.SQLAlchemySchema marshmallow_sqlalchemy.schema.SQLAlchemyAutoSchema")
  (#set! facet.library "marshmallow")
  (#set! body.field "call") (#set! listed.field "Meta.fields")) @element

; fields declared as marshmallow's are, below a schema that no source of the tree tells of: one of a package that several services share
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment right: (call function: (attribute) @_maker))))
  (#match? @_maker "^(ma\\.)?(fields\\.[A-Z]|auto_field$)")
  (#set! kind "schema") (#set! bases.foreign "*Schema") (#set! bases.outside "marshmallow.* voluptuous.* colander.* strawberry.* ninja.* object")
  (#set! facet.library "marshmallow")
  (#set! body.field "call") (#set! listed.field "Meta.fields")) @element
