(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "schema")
  (#set! bases.inherits "msgspec.Struct")
  (#set! facet.library "msgspec")
  (#set! body.field "annotation")) @element
