; needs: tortoise

; class User(Model): name = fields.CharField(max_length=10), and what stands below such a class
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "table") (#set! bases.inherits "tortoise.models.Model tortoise.Model") (#set! name.lacks "Meta.abstract")
  (#set! body.column "call") (#set! value.table "Meta.table")) @element
