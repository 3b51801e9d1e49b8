; needs: mongoose

; mongoose.model("User", userSchema)
((call_expression function: (_) @callee arguments: (arguments . [(string) (template_string) (identifier) (member_expression)] @name) @arguments) @element
  (#set! kind "table") (#set! constant "name table") (#set! body.column "entry") (#set! pick.entries "1") (#set! pick.least "2") (#set! pick.table "plain 2")
  (#set! callee.is "mongoose.model mongoose.default.model mongoose.connection.model mongoose.createConnection().model mongoose.Mongoose().model"))

