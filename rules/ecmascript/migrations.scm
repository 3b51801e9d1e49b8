; needs: createTable

; knex.schema.createTable("mail", (t) => ...), queryInterface.createTable("mail", {...}), pgm.createTable("mail", {...})
((call_expression function: (member_expression property: (property_identifier) @_creating) @callee
  arguments: (arguments . [(string) (template_string)] @name)) @element
  (#match? @_creating "^createTable(IfNotExists)?$")
  (#set! kind "table") (#set! facet.library "migration") (#set! facet.made "migration")
  (#set! callee.like "*schema.createTable *schema.createTableIfNotExists *schema.*(*).createTable *schema.*(*).createTableIfNotExists *queryInterface.createTable pgm.createTable *schema().createTable *Schema(*).createTable *Schema(*).createTableIfNotExists"))

; up: ({ context }) => context.createTable("mail", {...}), as Umzug hands it over
((call_expression function: (member_expression object: (identifier) @_handed property: (property_identifier) @_creating)
  arguments: (arguments . [(string) (template_string)] @name (object))) @element
  (#eq? @_creating "createTable") (#any-of? @_handed "context" "qi")
  (#set! kind "table") (#set! facet.library "migration") (#set! facet.made "migration"))

; queryRunner.createTable(new Table({ name: "mail" }))
((call_expression function: (member_expression property: (property_identifier) @_creating)
  arguments: (arguments . (new_expression arguments: (arguments (object (pair key: (property_identifier) @_named value: [(string) (template_string)] @name)))))) @element
  (#eq? @_creating "createTable") (#eq? @_named "name")
  (#set! kind "table") (#set! facet.library "migration") (#set! facet.made "migration"))
