; needs: AbstractMigration

; public function change() of a migration
((method_declaration name: (name) @_change body: (compound_statement) @body) @element
  (#any-of? @_change "change" "up")
  (#set! kind "migration") (#set! rules "php/phinx"))
