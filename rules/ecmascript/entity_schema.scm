; needs: EntitySchema defineEntity

; new EntitySchema({ name: "user", tableName: "users", columns: { id: { type: Number } } })
((new_expression constructor: (_) @callee arguments: (arguments) @arguments) @element
  (#set! kind "table") (#set! pick.least "1") (#set! pick.name "0.name") (#set! pick.table "0.tableName") (#set! constant "table")
  (#set! pick.entries "0.columns 0.properties") (#set! body.column "entry") (#set! pick.relation "0.relations")
  (#set! callee.is "typeorm.EntitySchema @mikro-orm/core.EntitySchema"))

; defineEntity({ name: "Book", properties: { title: p.string() } })
((call_expression function: (_) @callee arguments: (arguments) @arguments) @element
  (#set! kind "table") (#set! pick.least "1") (#set! pick.name "0.name") (#set! pick.table "0.tableName") (#set! constant "table")
  (#set! pick.entries "0.properties") (#set! body.column "entry")
  (#set! callee.is "@mikro-orm/core.defineEntity"))
