; needs: Enum EctoEnum defenum

; field :status, Ecto.Enum, values: [:open, :closed]        field :tags, {:array, Ecto.Enum}, values: [new: 1]
((call
   target: (identifier) @_field
   (arguments
     . (atom)
     . [(alias) @_enum (tuple (atom) (alias) @_enum)]
     (keywords (pair key: (keyword) @_values value: [(list) (sigil) (unary_operator)] @member))) @name) @element
  (#any-of? @_field "field" "embeds_one") (#eq? @_enum "Ecto.Enum") (#match? @_values "^values:")
  (#set! kind "enum") (#set! facet.form "ecto-enum") (#set! facet.ordinal "false"))

; defenum StatusEnum, open: 0, closed: 1
((call
   target: (identifier) @_defenum
   (arguments . (alias) . (keywords (pair key: (keyword) @member value: [(integer) (string) (atom)] @member.value))) @name) @element
  (#eq? @_defenum "defenum")
  (#set! kind "enum") (#set! facet.form "ecto-enum") (#set! facet.ordinal "false"))

; defenum StatusEnum, ["open", "closed"]        defenum StatusEnum, :status, [:open, :closed]
((call
   target: (identifier) @_defenum
   (arguments . (alias) . [(atom) (string)]? . [(list) (sigil) (unary_operator)] @member) @name) @element
  (#eq? @_defenum "defenum")
  (#set! kind "enum") (#set! facet.form "ecto-enum") (#set! facet.ordinal "false"))

; defmodule Shop.Status do use EctoEnum, open: 0, closed: 1
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_use (arguments . (alias) @_enum . (keywords (pair key: (keyword) @member value: [(integer) (string) (atom)] @member.value)))))) @element @name
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#eq? @_enum "EctoEnum") (#not-match? @member "^(type|enums|schema):")
  (#set! kind "enum") (#set! facet.form "ecto-enum") (#set! facet.ordinal "false"))

; use EctoEnum, type: :status, enums: [:open, :closed]
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_use
     (arguments . (alias) @_enum (keywords (pair key: (keyword) @_enums value: [(list) (sigil) (unary_operator)] @member)))))) @element @name
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#any-of? @_enum "EctoEnum" "EctoEnum.Postgres" "EctoEnum.Postgres.Use")
  (#match? @_enums "^enums:")
  (#set! kind "enum") (#set! facet.form "ecto-enum") (#set! facet.ordinal "false"))

; use Ash.Type.Enum, values: [:open, :closed]
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_use
     (arguments . (alias) @_enum (keywords (pair key: (keyword) @_values value: [(list) (sigil) (unary_operator)] @member)))))) @element @name
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#eq? @_enum "Ash.Type.Enum") (#match? @_values "^values:")
  (#set! kind "enum") (#set! facet.form "ash-enum") (#set! facet.ordinal "false"))
