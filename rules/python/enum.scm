; A class of the enum family; members are the names assigned in its body.
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "enum")
  (#set! bases.inherits "enum.Enum enum.IntEnum enum.StrEnum enum.Flag enum.IntFlag enum.ReprEnum strenum.StrEnum aenum.Enum aenum.IntEnum aenum.StrEnum backports.strenum.StrEnum graphene.Enum graphene.types.enum.Enum")
  (#set! facet.form "enum") (#set! ordinal "auto()")
  (#set! body.member "assignment")) @element

; class Status(metaclass=EnumMeta)
(class_definition
  name: (identifier) @name
  superclasses: (argument_list (keyword_argument name: (identifier) @_key value: (_) @maker))
  (#eq? @_key "metaclass")
  (#set! kind "enum") (#set! maker.is "enum.EnumMeta enum.EnumType")
  (#set! facet.form "enum") (#set! ordinal "auto()")
  (#set! body.member "assignment")) @element

; Status = type("Status", (Enum,), {"A": 1})
(assignment
  left: (identifier) @name
  right: (call function: (identifier) @_type arguments: (argument_list . (string) . (tuple (_) @bases) . (dictionary) @entries))
  (#eq? @_type "type")
  (#set! kind "enum") (#set! bases.inherits "enum.Enum enum.IntEnum enum.StrEnum enum.Flag enum.IntFlag")
  (#set! facet.form "enum") (#set! body.member "entry")) @element

; Django's choices: the stored value is the first of a pair.
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "enum")
  (#set! bases.inherits "django.db.models.TextChoices django.db.models.IntegerChoices django.db.models.Choices django.db.models.enums.TextChoices django.db.models.enums.IntegerChoices django.db.models.enums.Choices")
  (#set! facet.form "choices")
  (#set! framework "django")
  (#set! body.member "choice")) @element

; Status = Enum("Status", ["A", "B"]), Enum("Status", "A B"), Enum("Status", {"A": 1})
(assignment
  left: (identifier) @name
  right: (call function: (_) @maker arguments: (argument_list . (string) . [(list) (tuple) (dictionary) (string)] @entries))
  (#set! kind "enum") (#set! maker.is "enum.Enum enum.IntEnum enum.StrEnum enum.Flag enum.IntFlag")
  (#set! facet.form "enum") (#set! body.member "names")) @element

(assignment
  left: (identifier) @name
  right: (call function: (_) @maker
    arguments: (argument_list . (string) (keyword_argument name: (identifier) @_key value: [(list) (tuple) (dictionary) (string)] @entries)))
  (#eq? @_key "names")
  (#set! kind "enum") (#set! maker.is "enum.Enum enum.IntEnum enum.StrEnum enum.Flag enum.IntFlag")
  (#set! facet.form "enum") (#set! body.member "names")) @element

; Status = Literal["a", "b"]
(assignment
  left: (identifier) @name
  right: (subscript value: (_) @maker) @entries
  (#not-match? @entries "\\[\\s*[A-Za-z_]\\w*\\s*\\]$")
  (#set! kind "enum") (#set! maker.is "typing.Literal typing_extensions.Literal")
  (#set! facet.form "literal") (#set! body.member "entry")) @element
(type_alias_statement
  left: (type (identifier) @name)
  right: (type (generic_type (identifier) @maker) @entries)
  (#set! kind "enum") (#set! maker.is "typing.Literal typing_extensions.Literal")
  (#set! facet.form "literal") (#set! body.member "entry")) @element
