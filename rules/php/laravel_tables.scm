; needs: Schema::

; public function up() of a migration
((method_declaration name: (name) @_up body: (compound_statement) @body) @element
  (#eq? @_up "up")
  (#set! kind "migration") (#set! rules "php/laravel_tables"))

; private function createUsers(), which a migration calls
((method_declaration name: (name) @name body: (compound_statement) @body) @element
  (#set! kind "migrating") (#set! rules "php/laravel_tables"))
