; needs: objection tableName

; class Person extends Model { static get tableName() { return "people"; } }, with `static tableName = "people"`
([(class_declaration name: (_) @name (class_heritage) @bases body: (class_body (_ (property_identifier) @_naming)))
  (class name: (_) @name (class_heritage) @bases body: (class_body (_ (property_identifier) @_naming)))] @element
  (#eq? @_naming "tableName")
  (#set! kind "table") (#set! value.table "tableName") (#set! bases.inherits "objection.Model objection.default.Model"))
