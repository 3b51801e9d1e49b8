; needs: ormar
; class User(ormar.Model): id: int = ormar.Integer(primary_key=True); base classes say that they are abstract
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block) @_body
  (#not-match? @_body "abstract\\s*=\\s*True")
  (#set! kind "table") (#set! bases.inherits "ormar.Model ormar.models.Model") (#set! body.column "annotation")
  (#set! unmade.column "ormar.ManyToMany") (#set! value.table "Meta.tablename")) @element

; ormar_config = base.copy(tablename="users"), ormar_config = ormar.OrmarConfig(tablename="users")
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_config
    right: (call arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @table))))))
  (#eq? @_config "ormar_config") (#eq? @_key "tablename")
  (#set! kind "table") (#set! bases.inherits "ormar.Model ormar.models.Model")) @element
