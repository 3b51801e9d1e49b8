; needs: mongoose typegoose
; only: typescript tsx javascript

; @Schema() class Cat { @Prop() name: string }, SchemaFactory.createForClass(Cat)
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "table") (#set! name "decorated") (#set! pick.table "0.collection") (#set! constant "table")
  (#set! callee.is "@nestjs/mongoose.Schema")
  (#set! body.column "decorated") (#set! decorated.column "@nestjs/mongoose.Prop")) @element

; class Cat { @prop() name: string }, getModelForClass(Cat)
((call_expression function: (_) @callee arguments: (arguments . (identifier) @name)) @element
  (#set! kind "table")
  (#set! callee.is "@typegoose/typegoose.getModelForClass @typegoose/typegoose.buildSchema typegoose.getModelForClass")
  (#set! body.column "decorated") (#set! decorated.column "@typegoose/typegoose.prop"))
