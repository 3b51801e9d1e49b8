; needs: sequelize
; only: typescript tsx javascript

; @Table({ tableName: "users" }) class User extends Model { @Column name: string }
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "table") (#set! name "decorated") (#set! pick.table "0.tableName") (#set! constant "table")
  (#set! callee.is "sequelize-typescript.Table @sequelize/core/decorators-legacy.Table")
  (#set! body.column "decorated") (#set! decorated.column "sequelize-typescript.Column sequelize-typescript.PrimaryKey sequelize-typescript.ForeignKey sequelize-typescript.CreatedAt sequelize-typescript.UpdatedAt sequelize-typescript.DeletedAt @sequelize/core/decorators-legacy.Attribute @sequelize/core/decorators-legacy.PrimaryKey")
  (#set! body.relation "decorated") (#set! decorated.relation "sequelize-typescript.HasOne sequelize-typescript.HasMany sequelize-typescript.BelongsTo sequelize-typescript.BelongsToMany @sequelize/core/decorators-legacy.HasOne @sequelize/core/decorators-legacy.HasMany @sequelize/core/decorators-legacy.BelongsTo @sequelize/core/decorators-legacy.BelongsToMany")) @element

; @Table class User extends Model
(decorator (identifier) @callee
  (#set! kind "table") (#set! name "decorated")
  (#set! callee.is "sequelize-typescript.Table @sequelize/core/decorators-legacy.Table")
  (#set! body.column "decorated") (#set! decorated.column "sequelize-typescript.Column sequelize-typescript.PrimaryKey sequelize-typescript.ForeignKey sequelize-typescript.CreatedAt sequelize-typescript.UpdatedAt sequelize-typescript.DeletedAt @sequelize/core/decorators-legacy.Attribute @sequelize/core/decorators-legacy.PrimaryKey")
  (#set! body.relation "decorated") (#set! decorated.relation "sequelize-typescript.HasOne sequelize-typescript.HasMany sequelize-typescript.BelongsTo sequelize-typescript.BelongsToMany @sequelize/core/decorators-legacy.HasOne @sequelize/core/decorators-legacy.HasMany @sequelize/core/decorators-legacy.BelongsTo @sequelize/core/decorators-legacy.BelongsToMany")) @element
