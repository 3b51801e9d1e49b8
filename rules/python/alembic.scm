; needs: create_table

; op.create_table("mail", sa.Column("id", sa.Integer))
((call function: (attribute attribute: (identifier) @_creating) @callee arguments: (argument_list . (_) @name)) @element
  (#eq? @_creating "create_table") (#not-match? @name "^[*]")
  (#set! kind "table") (#set! facet.library "alembic") (#set! facet.made "migration") (#set! around.not "downgrade") (#set! callee.is "alembic.op.create_table"))

; op.create_table(table_name="mail")
((call function: (attribute attribute: (identifier) @_creating) @callee
  arguments: (argument_list (keyword_argument name: (identifier) @_named value: (_) @name))) @element
  (#eq? @_creating "create_table") (#eq? @_named "table_name")
  (#set! kind "table") (#set! facet.library "alembic") (#set! facet.made "migration") (#set! around.not "downgrade") (#set! callee.is "alembic.op.create_table"))

; op.create_table("mail", sa.Column("id", sa.Integer)): what it holds
((call function: (attribute attribute: (identifier) @_creating) @callee
  arguments: (argument_list . (_) @name (call function: (_) @maker arguments: (argument_list . (string) @column)))) @element
  (#eq? @_creating "create_table") (#not-match? @name "^[*]")
  (#set! kind "table") (#set! facet.library "alembic") (#set! facet.made "migration") (#set! around.not "downgrade") (#set! callee.is "alembic.op.create_table")
  (#set! maker.is "sqlalchemy.Column sqlalchemy.schema.Column"))
