; needs: javax.ws.rs jakarta.ws.rs

; the class: its prefix, and guards of all its routes
(class_declaration
  (modifiers (annotation name: (identifier) @_path arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @prefix)))
  name: (identifier) @name
  (#eq? @_path "Path")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration
  (modifiers [(annotation name: (identifier) @_guard) (marker_annotation name: (identifier) @_guard)] @guard)
  name: (identifier) @name
  (#any-of? @_guard "RolesAllowed" "DenyAll" "Authenticated"
    "RequiresPermissions" "RequiresRoles" "RequiresAuthentication" "RequiresUser" "SaCheckLogin" "SaCheckPermission" "SaCheckRole" "LoginRequired" "PermissionRequired" "RequireLogin" "RequirePermission" "RequireRole" "HasPermission" "HasRole" "CheckPermission")
  (#set! kind "router") (#set! facet.root "class") (#set! guard.name "whole")) @element

; class Users extends Crud<User>: it serves what stands above it
(class_declaration
  (modifiers (annotation name: (identifier) @_path))
  name: (identifier) @name
  superclass: (superclass (_) @child)
  (#eq? @_path "Path")
  (#set! kind "mount") (#set! child "above")) @element

; a method: its verb
(class_declaration body: (class_body
  (method_declaration (modifiers (marker_annotation name: (identifier) @method))) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! router "class")
  (#set! guard.decorators "RolesAllowed DenyAll Authenticated RequiresPermissions RequiresRoles RequiresAuthentication RequiresUser SaCheckLogin SaCheckPermission SaCheckRole LoginRequired PermissionRequired RequireLogin RequirePermission RequireRole HasPermission HasRole CheckPermission") (#set! guard.lifted "PermitAll"))

; its path, on either side of the verb
(class_declaration body: (class_body
  (method_declaration (modifiers
    (marker_annotation name: (identifier) @method)
    (annotation name: (identifier) @_path arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @path)))) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#eq? @_path "Path")
  (#set! kind "route"))
(class_declaration body: (class_body
  (method_declaration (modifiers
    (annotation name: (identifier) @_path arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @path))
    (marker_annotation name: (identifier) @method))) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#eq? @_path "Path")
  (#set! kind "route"))

; @Path("{id}/orders") OrderResource orders(): what it gives serves what is below
(class_declaration body: (class_body
  (method_declaration
    (modifiers (annotation name: (identifier) @_path arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @prefix)))
    type: (_) @child) @element @locator)
  (#eq? @_path "Path")
  (#set! kind "mount") (#set! router "class") (#set! prefix.overrides "true")
  (#set! locator.undecorated "GET POST PUT PATCH DELETE HEAD OPTIONS"))
