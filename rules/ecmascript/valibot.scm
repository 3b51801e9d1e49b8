; needs: valibot

; const User = v.object({ name: v.string() })
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! facet.library "valibot") (#set! body.field "entry")
  (#set! callee.is "valibot.object valibot.strictObject valibot.looseObject valibot.objectWithRest valibot.objectAsync valibot.strictObjectAsync valibot.looseObjectAsync valibot.partial valibot.required valibot.pick valibot.omit valibot.intersect drizzle-valibot.createInsertSchema drizzle-valibot.createSelectSchema drizzle-valibot.createUpdateSchema")) @element

; const Range = v.pipe(v.object({ from: v.date() }), v.check(inOrder))
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee
    arguments: (arguments . (call_expression function: (_) @made arguments: (arguments . (_) @entries))))
  (#set! kind "schema") (#set! facet.library "valibot") (#set! body.field "entry") (#set! callee.is "valibot.pipe valibot.pipeAsync")
  (#set! made.is "valibot.object valibot.strictObject valibot.looseObject valibot.objectWithRest valibot.objectAsync valibot.strictObjectAsync valibot.looseObjectAsync")) @element

; const Status = v.picklist(["active", "inactive"])
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "enum") (#set! facet.form "valibot") (#set! body.member "entry") (#set! callee.is "valibot.picklist")) @element

; const Status = v.union([v.literal("open"), v.literal("done")])
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee
  arguments: (arguments . (array (call_expression arguments: (arguments . [(string) (number)] @member @member.value .))) @entries .))
  (#set! kind "enum") (#set! facet.form "valibot") (#set! callee.is "valibot.union")
  (#set! entries.each "valibot.literal")) @element
