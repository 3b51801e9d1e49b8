; needs: Schema::

; public function up() of a migration
((method_declaration name: (name) @_up body: (compound_statement) @body) @element
  (#eq? @_up "up")
  (#set! kind "migration") (#set! rules "php/laravel_tables"))

; private function createUsers(), which a migration calls
((method_declaration name: (name) @name body: (compound_statement) @body) @element
  (#set! kind "migrating") (#set! rules "php/laravel_tables"))

; const TABLE = 'users', private string $table = 'users'
((const_element . (name) @name . [(string) (encapsed_string)] @value) @element
  (#set! kind "naming") (#set! rules "php/laravel_tables") (#set! called "self::{} static::{}"))
((property_element name: (variable_name) @name default_value: [(string) (encapsed_string)] @value) @element
  (#set! kind "naming") (#set! rules "php/laravel_tables") (#set! called "$this->{} self::${} static::${}"))
