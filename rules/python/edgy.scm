; needs: edgy saffier

; class User(edgy.Model): name = edgy.CharField(max_length=10), and what stands below such a class
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "table") (#set! bases.inherits "edgy.Model edgy.ReflectModel saffier.Model saffier.ReflectModel") (#set! name.lacks "Meta.abstract")
  (#set! body.column "made") (#set! made.column "edgy.* saffier.*") (#set! value.table "Meta.tablename")
  (#set! unmade.column "edgy.ManyToMany edgy.ManyToManyField edgy.fields.ManyToMany edgy.fields.ManyToManyField edgy.RefForeignKey saffier.ManyToMany saffier.ManyToManyField saffier.fields.ManyToManyField")) @element
