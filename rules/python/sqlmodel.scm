; needs: SQLModel sqlmodel table=
(class_definition
  name: (identifier) @name
  superclasses: (argument_list (keyword_argument name: (identifier) @_key value: (true))) @bases
  (#eq? @_key "table")
  (#set! kind "table") (#set! bases.inherits "sqlmodel.SQLModel") (#set! body.column "annotation") (#set! unmade.column "sqlmodel.Relationship")
  (#set! body.relation "made") (#set! made.relation "sqlmodel.Relationship") (#set! value.table "__tablename__")) @element
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#not-match? @bases "table *= *True")
  (#set! kind "schema") (#set! bases.inherits "sqlmodel.SQLModel") (#set! facet.library "sqlmodel") (#set! body.field "annotation")) @element
