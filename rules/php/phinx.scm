; needs: AbstractMigration

; public function change() of a migration
((method_declaration name: (name) @_change body: (compound_statement) @body) @element
  (#any-of? @_change "change" "up")
  (#set! kind "migration") (#set! rules "php/phinx"))

; const TABLE = 'users', private string $table = 'users'
((const_element . (name) @name . [(string) (encapsed_string)] @value) @element
  (#set! kind "naming") (#set! rules "php/phinx") (#set! called "self::{} static::{}"))
((property_element name: (variable_name) @name default_value: [(string) (encapsed_string)] @value) @element
  (#set! kind "naming") (#set! rules "php/phinx") (#set! called "$this->{} self::${} static::${}"))
