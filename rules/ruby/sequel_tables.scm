; needs: Sequel.migration

; Sequel.migration do change do ... end end
((call
   receiver: (constant) @_sequel
   method: (identifier) @_migration
   block: (do_block body: (body_statement (call method: (identifier) @_up block: [(do_block) (block)] @body)))) @element
  (#eq? @_sequel "Sequel") (#eq? @_migration "migration") (#any-of? @_up "change" "up")
  (#set! kind "migration") (#set! rules "ruby/sequel_tables"))
