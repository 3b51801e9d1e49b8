; needs: tortoise

; class User(Model): name = fields.CharField(max_length=10), and what stands below such a class
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#not-match? @bases "_creator[(]")
  (#set! kind "table") (#set! bases.inherits "tortoise.models.Model tortoise.Model") (#set! name.lacks "Meta.abstract")
  (#set! body.column "call") (#set! value.table "Meta.table")) @element

; class UserOut(pydantic_model_creator(User)), UserOut = pydantic_model_creator(User): what pydantic makes of a model is a schema
(class_definition
  name: (identifier) @name
  superclasses: (argument_list (call function: (_) @maker))
  (#set! kind "schema") (#set! facet.library "pydantic") (#set! body.field "annotation outward")
  (#set! maker.is "tortoise.contrib.pydantic.pydantic_model_creator tortoise.contrib.pydantic.pydantic_queryset_creator tortoise.contrib.pydantic.creator.pydantic_model_creator tortoise.contrib.pydantic.creator.pydantic_queryset_creator")) @element
(assignment
  left: (identifier) @name
  right: (call function: (_) @maker arguments: (argument_list . (_)))
  (#set! kind "schema") (#set! local "never") (#set! facet.library "pydantic")
  (#set! maker.is "tortoise.contrib.pydantic.pydantic_model_creator tortoise.contrib.pydantic.pydantic_queryset_creator tortoise.contrib.pydantic.creator.pydantic_model_creator tortoise.contrib.pydantic.creator.pydantic_queryset_creator")) @element
