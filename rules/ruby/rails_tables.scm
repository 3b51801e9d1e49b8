; needs: ActiveRecord::Migration ActiveRecord::Schema

; ActiveRecord::Schema[7.1].define(version: 1) do ... end
((call
   receiver: (_) @_schema
   method: (identifier) @_define
   block: (do_block) @body) @element
  (#match? @_schema "^ActiveRecord::Schema") (#eq? @_define "define")
  (#set! kind "migration") (#set! rules "ruby/rails_tables"))

; class CreateUsers < ActiveRecord::Migration[7.1]; def change
((class
   superclass: (superclass (_) @_base)
   body: (body_statement (method name: (identifier) @_method body: (body_statement) @body))) @element
  (#match? @_base "^ActiveRecord::Migration") (#any-of? @_method "change" "up")
  (#set! kind "migration") (#set! rules "ruby/rails_tables"))

; def create_users, which a migration calls
((method name: (identifier) @name body: (body_statement) @body) @element
  (#set! kind "migrating") (#set! rules "ruby/rails_tables"))
