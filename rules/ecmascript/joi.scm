; needs: joi Joi

; const User = Joi.object({ name: Joi.string() }), Joi.object().keys({ ... }), and what is made of it
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "schema") (#set! facet.library "joi") (#set! body.field "entry")
  (#set! callee.last "object keys append concat unknown options prefs preferences required optional forbidden min max length or and nand xor oxor with without when rename label description meta note tag example id pattern custom external messages message error fork default allow strip tailor assert instance ref schema cast raw")
  (#set! callee.is "joi.object joi.object()* @hapi/joi.object @hapi/joi.object()* joi.Joi.object joi.Joi.object()* celebrate.Joi.object celebrate.Joi.object()*")) @element
