; needs: io.micronaut.http
; the class: its prefix, and guards of all its routes
(class_declaration
  (modifiers (annotation name: (identifier) @_controller arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @prefix)))
  name: (identifier) @name
  (#eq? @_controller "Controller")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration
  (modifiers [(annotation name: (identifier) @_guard) (marker_annotation name: (identifier) @_guard)] @guard)
  name: (identifier) @name
  (#any-of? @_guard "Secured" "RolesAllowed" "DenyAll")
  (#set! kind "router") (#set! facet.root "class") (#set! guard.name "whole")) @element

; @Get("/{id}") User one() {}, @Post User add() {}
(class_declaration
  (modifiers [(annotation name: (identifier) @_controller) (marker_annotation name: (identifier) @_controller)])
  body: (class_body
    (method_declaration (modifiers [(annotation name: (identifier) @method) (marker_annotation name: (identifier) @method)])) @element @handler)
  (#eq? @_controller "Controller") (#any-of? @method "Get" "Post" "Put" "Patch" "Delete" "Head" "Options")
  (#set! kind "route") (#set! router "class") (#set! guard.decorators "Secured RolesAllowed DenyAll") (#set! guard.lifted "PermitAll"))
(class_declaration
  (modifiers [(annotation name: (identifier) @_controller) (marker_annotation name: (identifier) @_controller)])
  body: (class_body
    (method_declaration (modifiers
      (annotation name: (identifier) @_verb arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @path)))) @element @handler)
  (#eq? @_controller "Controller") (#any-of? @_verb "Get" "Post" "Put" "Patch" "Delete" "Head" "Options")
  (#set! kind "route"))
(class_declaration
  (modifiers [(annotation name: (identifier) @_controller) (marker_annotation name: (identifier) @_controller)])
  body: (class_body
    (method_declaration (modifiers
      (annotation name: (identifier) @_verb arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: (_) @path))))) @element @handler)
  (#eq? @_controller "Controller") (#any-of? @_verb "Get" "Post" "Put" "Patch" "Delete" "Head" "Options") (#any-of? @_key "value" "uri")
  (#set! kind "route"))
