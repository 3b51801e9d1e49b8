; needs: attributes
; only: javascript
; module.exports = { attributes: { email: { type: "string" }, team: { model: "team" } } }: a model of Sails, called as its file is
((assignment_expression left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)
  right: (object (pair key: (property_identifier) @_attributes
    value: (object (pair key: (property_identifier) @column value: (object (pair key: (property_identifier) @_typed))))))) @element
  (#eq? @_module "module") (#eq? @_exports "exports") (#eq? @_attributes "attributes") (#any-of? @_typed "type" "model")
  (#set! kind "table") (#set! name "default") (#set! facet.library "waterline"))

; tableName: "users"
((assignment_expression right: (object (pair key: (property_identifier) @_named value: (string) @table))) @element
  (#eq? @_named "tableName")
  (#set! kind "facet"))
