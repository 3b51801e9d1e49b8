; needs: mongoengine
; class User(Document): name = StringField(); a document within another is no collection of its own
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block) @_body
  (#not-match? @_body "[\"']abstract[\"']\\s*:\\s*True")
  (#set! kind "table") (#set! bases.inherits "mongoengine.Document mongoengine.document.Document mongoengine.DynamicDocument mongoengine.document.DynamicDocument flask_mongoengine.Document flask_mongoengine.DynamicDocument flask_mongoengine.MongoEngine().Document flask_mongoengine.MongoEngine().DynamicDocument")
  (#set! body.column "call")) @element
