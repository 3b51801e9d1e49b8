; needs: CreateModel

; migrations.CreateModel(name="Mail", fields=[...])
((call function: (_) @callee arguments: (argument_list (keyword_argument name: (identifier) @_named value: (string) @name))) @element
  (#eq? @_named "name")
  (#set! kind "table") (#set! facet.library "django") (#set! facet.made "migration")
  (#set! callee.is "django.db.migrations.CreateModel django.db.migrations.operations.CreateModel"))

; migrations.CreateModel("Mail", [...])
((call function: (_) @callee arguments: (argument_list . (string) @name)) @element
  (#set! kind "table") (#set! facet.library "django") (#set! facet.made "migration")
  (#set! callee.is "django.db.migrations.CreateModel django.db.migrations.operations.CreateModel"))
