; needs: Migration

; defmodule Shop.Repo.Migrations.CreateOrders do use Ecto.Migration; def change do
((call
   target: (identifier) @_defmodule
   (do_block
     (call target: (identifier) @_use (arguments . (alias) @_migration))
     (call target: (identifier) @_def (arguments . [(identifier) @_change (call target: (identifier) @_change)]) (do_block) @body))) @element
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#match? @_migration "(^|\\.)Migration$")
  (#eq? @_def "def") (#any-of? @_change "change" "up")
  (#set! kind "migration") (#set! rules "elixir/ecto_migrations"))

; defp create_orders do, which a migration calls
((call
   target: (identifier) @_defmodule
   (do_block
     (call target: (identifier) @_use (arguments . (alias) @_migration))
     (call target: (identifier) @_def (arguments . [(identifier) @name (call target: (identifier) @name)]) (do_block) @body) @element))
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#match? @_migration "(^|\\.)Migration$")
  (#any-of? @_def "def" "defp") (#not-match? @name "^(change|up|down)$")
  (#set! kind "migrating") (#set! rules "elixir/ecto_migrations"))
