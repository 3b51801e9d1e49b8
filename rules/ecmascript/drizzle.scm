; needs: drizzle-orm Table(

; const users = pgTable("users", { id: serial("id") }), pgTable.withRLS("users", {...}), pgTable("users", (t) => ({ id: t.serial() }))
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "table") (#set! argument.table "0") (#set! body.column "entry returned")
  (#set! callee.is "drizzle-orm/pg-core.pgTable drizzle-orm/pg-core.pgTable.withRLS drizzle-orm/sqlite-core.sqliteTable drizzle-orm/mysql-core.mysqlTable drizzle-orm/singlestore-core.singlestoreTable drizzle-orm/gel-core.gelTable drizzle-orm/pg-core.pgTableCreator() drizzle-orm/sqlite-core.sqliteTableCreator() drizzle-orm/mysql-core.mysqlTableCreator() drizzle-orm/pg-core.pgSchema().table drizzle-orm/mysql-core.mysqlSchema().table")) @element

; const users = pgTable("users", { id: serial("id") }).enableRLS()
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "table") (#set! argument.table "0") (#set! body.column "entry returned") (#set! callee.last "enableRLS")
  (#set! callee.is "drizzle-orm/pg-core.pgTable()* drizzle-orm/pg-core.pgTableCreator()* drizzle-orm/pg-core.pgSchema().table()*")) @element

; const status = pgEnum("status", ["active", "inactive"])
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "enum") (#set! argument.table "0") (#set! facet.form "pgEnum") (#set! body.member "entry")
  (#set! callee.is "drizzle-orm/pg-core.pgEnum drizzle-orm/pg-core.pgSchema().enum drizzle-orm/mysql-core.mysqlEnum drizzle-orm/mysql-core.singlestoreEnum")) @element
