; needs: odoo openerp

; class Partner(models.Model): _name = "res.partner"; what only extends another's model has no name of its own
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_named)))
  (#eq? @_named "_name")
  (#set! kind "table") (#set! facet.library "odoo")
  (#set! bases.inherits "odoo.models.Model odoo.models.TransientModel openerp.models.Model openerp.models.TransientModel")
  (#set! body.column "call") (#set! value.table "_name")) @element
