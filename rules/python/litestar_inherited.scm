; needs: path
; class Users(Records): what a class above it answers, it answers on its own path; nothing else in its file need name the framework
(class_definition
  name: (identifier) @name
  superclasses: (argument_list [(identifier) (attribute) (subscript)] @child) @bases
  body: (block (expression_statement (assignment left: (identifier) @_key)))
  (#eq? @_key "path")
  (#set! kind "mount") (#set! child "inherited") (#set! framework "litestar")
  (#set! bases.above "litestar.Controller litestar.controller.Controller starlite.Controller")) @element
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_key right: (_) @prefix)))
  (#eq? @_key "path")
  (#set! kind "router") (#set! framework "litestar")
  (#set! bases.above "litestar.Controller litestar.controller.Controller starlite.Controller")) @element
