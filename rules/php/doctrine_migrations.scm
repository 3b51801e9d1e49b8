; needs: createTable

; $table = $schema->createTable('mail')
((member_call_expression object: (variable_name) @_schema name: (name) @_creating arguments: (arguments . (argument [(string) (encapsed_string)] @name) .)) @element
  (#match? @_schema "[sS]chema$") (#eq? @_creating "createTable")
  (#set! kind "table") (#set! facet.library "migration") (#set! facet.made "migration"))
