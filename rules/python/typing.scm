; needs: TypedDict
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "schema")
  (#set! bases.inherits "typing.TypedDict typing_extensions.TypedDict")
  (#set! facet.library "typing")
  (#set! body.field "annotation")) @element
