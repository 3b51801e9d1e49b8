; needs: schema typed_schema embedded_schema typed_embedded_schema

; defmodule Shop.User do schema "users" do
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_schema (arguments . (string) @table) (do_block)))) @element @name
  (#eq? @_defmodule "defmodule") (#any-of? @_schema "schema" "typed_schema")
  (#set! kind "table") (#set! facet.library "ecto"))

; field :email, :string
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_schema (arguments . (string)) (do_block (call target: (identifier) @_field (arguments . (atom) @column)))))) @element
  (#eq? @_defmodule "defmodule") (#any-of? @_schema "schema" "typed_schema") (#eq? @_field "field")
  (#set! kind "facet"))

; belongs_to :team, Shop.Team
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_schema (arguments . (string)) (do_block (call target: (identifier) @_relation (arguments . (atom) @relation)))))) @element
  (#eq? @_defmodule "defmodule") (#any-of? @_schema "schema" "typed_schema")
  (#any-of? @_relation "belongs_to" "has_one" "has_many" "many_to_many" "embeds_one" "embeds_many")
  (#set! kind "facet"))

; defmodule Shop.Address do embedded_schema do
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_schema (do_block)))) @element @name
  (#eq? @_defmodule "defmodule") (#any-of? @_schema "embedded_schema" "typed_embedded_schema")
  (#set! kind "schema") (#set! facet.library "ecto"))
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_schema (do_block (call target: (identifier) @_field (arguments . (atom) @field)))))) @element
  (#eq? @_defmodule "defmodule") (#any-of? @_schema "embedded_schema" "typed_embedded_schema")
  (#any-of? @_field "field" "embeds_one" "embeds_many" "belongs_to")
  (#set! kind "facet"))
