; needs: typeorm mikro-orm
; only: typescript tsx vue svelte astro

; @Entity("users") class User { @Column() name: string }
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "table") (#set! name "decorated") (#set! pick.table "text 0")
  (#set! callee.is "typeorm.Entity typeorm.ChildEntity typeorm.ViewEntity @mikro-orm/core.Entity")
  (#set! body.column "decorated") (#set! decorated.column "typeorm.Column typeorm.PrimaryColumn typeorm.PrimaryGeneratedColumn typeorm.CreateDateColumn typeorm.UpdateDateColumn typeorm.DeleteDateColumn typeorm.VersionColumn typeorm.ObjectIdColumn typeorm.ViewColumn @mikro-orm/core.Property @mikro-orm/core.PrimaryKey @mikro-orm/core.Enum")
  (#set! body.relation "decorated") (#set! decorated.relation "typeorm.OneToOne typeorm.OneToMany typeorm.ManyToOne typeorm.ManyToMany @mikro-orm/core.OneToOne @mikro-orm/core.OneToMany @mikro-orm/core.ManyToOne @mikro-orm/core.ManyToMany")) @element
