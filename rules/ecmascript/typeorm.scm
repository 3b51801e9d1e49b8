; needs: typeorm mikro-orm
; only: typescript tsx vue svelte astro

; @Entity("users") class User { @Column() name: string }
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#not-match? @arguments "abstract: *true")
  (#set! kind "table") (#set! name "decorated") (#set! pick.table "plain 0 0.name 0.tableName") (#set! constant "table")
  (#set! callee.is "typeorm.Entity typeorm.ChildEntity typeorm.ViewEntity @mikro-orm/core.Entity @mikro-orm/decorators/legacy.Entity @mikro-orm/decorators/es.Entity")
  (#set! body.column "decorated") (#set! decorated.column "typeorm.Column typeorm.PrimaryColumn typeorm.PrimaryGeneratedColumn typeorm.CreateDateColumn typeorm.UpdateDateColumn typeorm.DeleteDateColumn typeorm.VersionColumn typeorm.ObjectIdColumn typeorm.ViewColumn @mikro-orm/core.Property @mikro-orm/decorators/legacy.Property @mikro-orm/decorators/es.Property @mikro-orm/core.PrimaryKey @mikro-orm/decorators/legacy.PrimaryKey @mikro-orm/decorators/es.PrimaryKey @mikro-orm/core.Enum @mikro-orm/decorators/legacy.Enum @mikro-orm/decorators/es.Enum")
  (#set! body.relation "decorated") (#set! decorated.relation "typeorm.OneToOne typeorm.OneToMany typeorm.ManyToOne typeorm.ManyToMany @mikro-orm/core.OneToOne @mikro-orm/decorators/legacy.OneToOne @mikro-orm/decorators/es.OneToOne @mikro-orm/core.OneToMany @mikro-orm/decorators/legacy.OneToMany @mikro-orm/decorators/es.OneToMany @mikro-orm/core.ManyToOne @mikro-orm/decorators/legacy.ManyToOne @mikro-orm/decorators/es.ManyToOne @mikro-orm/core.ManyToMany @mikro-orm/decorators/legacy.ManyToMany @mikro-orm/decorators/es.ManyToMany")) @element
