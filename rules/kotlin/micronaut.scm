; needs: io.micronaut.http

; the class: its prefix, and guards of all its routes
(class_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_controller) (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @prefix .))))) "class" name: (identifier) @name
  (#eq? @_controller "Controller")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_controller) (value_arguments (value_argument . (identifier) @_key . (_) @prefix .))))) "class" name: (identifier) @name
  (#eq? @_controller "Controller") (#eq? @_key "value")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration (modifiers (annotation [(user_type (identifier) @_guard) (constructor_invocation (user_type (identifier) @_guard))]) @guard) "class" name: (identifier) @name
  (#any-of? @_guard "Secured" "RolesAllowed" "DenyAll")
  (#set! kind "router") (#set! facet.root "class") (#set! guard.name "whole")) @element

; @Get fun all() {}
(class_declaration (modifiers (annotation [(user_type (identifier) @_controller) (constructor_invocation (user_type (identifier) @_controller))]))
  (class_body (function_declaration (modifiers (annotation [(user_type (identifier) @method) (constructor_invocation (user_type (identifier) @method))]))) @element @handler)
  (#eq? @_controller "Controller") (#any-of? @method "Get" "Post" "Put" "Patch" "Delete" "Head" "Options")
  (#set! kind "route") (#set! router "class") (#set! guard.decorators "Secured RolesAllowed DenyAll") (#set! guard.lifted "PermitAll"))

; @Get("/{id}"), @Get(uri = "/{id}")
(class_declaration (modifiers (annotation [(user_type (identifier) @_controller) (constructor_invocation (user_type (identifier) @_controller))]))
  (class_body (function_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_verb) (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .)))))) @element @handler)
  (#eq? @_controller "Controller") (#any-of? @_verb "Get" "Post" "Put" "Patch" "Delete" "Head" "Options")
  (#set! kind "route"))
(class_declaration
  (class_body (function_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_verb) (value_arguments (value_argument . (identifier) @_key . (_) @path .)))))) @element @handler)
  (#any-of? @_verb "Get" "Post" "Put" "Patch" "Delete" "Head" "Options") (#any-of? @_key "value" "uri")
  (#set! kind "route"))
