; needs: litestar starlite Controller
; class Users(Records): what a class above it answers, it answers on its own path; its file need not name the framework, if it speaks of controllers
(class_definition
  name: (identifier) @name
  superclasses: (argument_list [(identifier) (attribute) (subscript)] @child) @bases
  body: (block (expression_statement (assignment left: (identifier) @_key right: [(string) (concatenated_string) (identifier) (attribute) (binary_operator)])))
  (#eq? @_key "path")
  (#set! kind "mount") (#set! child "inherited") (#set! framework "litestar")
  (#set! bases.above "litestar.Controller litestar.controller.Controller starlite.Controller")) @element
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_key right: [(string) (concatenated_string) (identifier) (attribute) (binary_operator)] @prefix)))
  (#eq? @_key "path")
  (#set! kind "router") (#set! framework "litestar")
  (#set! bases.above "litestar.Controller litestar.controller.Controller starlite.Controller")) @element
