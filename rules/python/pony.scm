; needs: pony
; class User(db.Entity): email = Required(str); a Set is the other side of a relation, and no column
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "table") (#set! bases.inherits "pony.orm.Database().Entity pony.orm.core.Database().Entity")
  (#set! body.column "made") (#set! made.column "pony.orm.Required pony.orm.Optional pony.orm.PrimaryKey pony.orm.Discriminator pony.orm.core.Required pony.orm.core.Optional pony.orm.core.PrimaryKey pony.orm.core.Discriminator")
  (#set! value.table "_table_")) @element
