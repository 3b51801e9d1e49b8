; needs: typeorm mikro-orm
; only: typescript tsx vue svelte

; @Entity("users") class User {}
(class_declaration decorator: (decorator (call_expression function: (_) @callee)) name: (type_identifier) @name
  (#set! kind "table") (#set! callee.is "typeorm.Entity typeorm.ChildEntity typeorm.ViewEntity @mikro-orm/core.Entity")) @element
(export_statement decorator: (decorator (call_expression function: (_) @callee)) declaration: (class_declaration name: (type_identifier) @name) @element
  (#set! kind "table") (#set! callee.is "typeorm.Entity typeorm.ChildEntity typeorm.ViewEntity @mikro-orm/core.Entity"))

; its name in the database, and its columns
(class_declaration decorator: (decorator (call_expression function: (_) @callee arguments: (arguments . (string) @table))) name: (type_identifier) @name
  (#set! kind "table") (#set! callee.is "typeorm.Entity typeorm.ChildEntity @mikro-orm/core.Entity")) @element
(export_statement decorator: (decorator (call_expression function: (_) @callee arguments: (arguments . (string) @table))) declaration: (class_declaration name: (type_identifier) @name) @element
  (#set! kind "table") (#set! callee.is "typeorm.Entity typeorm.ChildEntity @mikro-orm/core.Entity"))
(class_declaration name: (type_identifier) @name body: (class_body (public_field_definition decorator: (decorator (call_expression function: (_) @callee)) name: (property_identifier) @column))
  (#set! kind "facet") (#set! callee.is "typeorm.Column typeorm.PrimaryColumn typeorm.PrimaryGeneratedColumn typeorm.CreateDateColumn typeorm.UpdateDateColumn typeorm.DeleteDateColumn typeorm.VersionColumn typeorm.ObjectIdColumn @mikro-orm/core.Property @mikro-orm/core.PrimaryKey @mikro-orm/core.Enum")) @element
(class_declaration name: (type_identifier) @name body: (class_body (public_field_definition decorator: (decorator (call_expression function: (_) @callee)) name: (property_identifier) @relation))
  (#set! kind "facet") (#set! callee.is "typeorm.OneToOne typeorm.OneToMany typeorm.ManyToOne typeorm.ManyToMany @mikro-orm/core.OneToOne @mikro-orm/core.OneToMany @mikro-orm/core.ManyToOne @mikro-orm/core.ManyToMany")) @element
