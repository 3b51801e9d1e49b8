; needs: beanie bunnet
; class User(Document): name: str
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "table") (#set! bases.inherits "beanie.Document beanie.odm.documents.Document beanie.DocumentWithSoftDelete beanie.UnionDoc bunnet.Document")
  (#set! body.column "annotation") (#set! value.table "Settings.name Collection.name")) @element
