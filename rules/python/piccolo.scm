; needs: piccolo
; class Task(Table): name = Varchar(); what a migration stands in for says that it has no schema
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#not-match? @bases "schema *= *None")
  (#set! kind "table") (#set! bases.inherits "piccolo.table.Table piccolo.apps.user.tables.BaseUser") (#set! body.column "call")) @element

; class Task(Table, tablename="tasks")
(class_definition
  name: (identifier) @name
  superclasses: (argument_list (keyword_argument name: (identifier) @_key value: (_) @table)) @bases
  (#eq? @_key "tablename") (#not-match? @bases "schema *= *None")
  (#set! kind "table") (#set! bases.inherits "piccolo.table.Table piccolo.apps.user.tables.BaseUser")) @element
