; needs: medusajs
; const post = model.define("post", { id: model.id().primaryKey(), title: model.text() })
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "table") (#set! argument.table "0") (#set! body.column "entry")
  (#set! callee.is "@medusajs/framework/utils.model.define @medusajs/utils.model.define")) @element

; const post = model.define("post", { ... }).indexes([...]), .cascades({ ... })
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "table") (#set! body.column "entry") (#set! callee.last "indexes cascades checks")
  (#set! callee.is "@medusajs/framework/utils.model.define()* @medusajs/utils.model.define()*")) @element
