; needs: javax.ws.rs jakarta.ws.rs

; the class: its prefix, and guards of all its routes
(class_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_path) (value_arguments (value_argument . [(string_literal) (identifier) (collection_literal) (navigation_expression) (binary_expression)] @prefix .))))) "class" name: (identifier) @name
  (#eq? @_path "Path")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration (modifiers (annotation [(user_type (identifier) @_guard) (constructor_invocation (user_type (identifier) @_guard))]) @guard) "class" name: (identifier) @name
  (#any-of? @_guard "RolesAllowed" "DenyAll" "Authenticated"
    "RequiresPermissions" "RequiresRoles" "RequiresAuthentication" "RequiresUser" "SaCheckLogin" "SaCheckPermission" "SaCheckRole" "LoginRequired" "PermissionRequired" "RequireLogin" "RequirePermission" "RequireRole" "HasPermission" "HasRole" "CheckPermission")
  (#set! kind "router") (#set! facet.root "class") (#set! guard.name "whole")) @element

; class Users : Crud<User>(): it serves what stands above it
(class_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_path)))) "class" name: (identifier) @name (delegation_specifiers (delegation_specifier (constructor_invocation (user_type (identifier) @child))))
  (#eq? @_path "Path")
  (#set! kind "mount") (#set! child "above")) @element

; @GET fun all() {}
(class_declaration "class" (class_body (function_declaration (modifiers (annotation (user_type (identifier) @method)))) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! router "class")
  (#set! guard.decorators "RolesAllowed DenyAll Authenticated RequiresPermissions RequiresRoles RequiresAuthentication RequiresUser SaCheckLogin SaCheckPermission SaCheckRole LoginRequired PermissionRequired RequireLogin RequirePermission RequireRole HasPermission HasRole CheckPermission") (#set! guard.lifted "PermitAll"))

; its path, on either side of the verb
(class_declaration "class" (class_body (function_declaration (modifiers
    (annotation (user_type (identifier) @method))
    (annotation (constructor_invocation (user_type (identifier) @_path) (value_arguments (value_argument . [(string_literal) (identifier) (collection_literal) (navigation_expression) (binary_expression)] @path .)))))) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS") (#eq? @_path "Path")
  (#set! kind "route"))
(class_declaration "class" (class_body (function_declaration (modifiers
    (annotation (constructor_invocation (user_type (identifier) @_path) (value_arguments (value_argument . [(string_literal) (identifier) (collection_literal) (navigation_expression) (binary_expression)] @path .))))
    (annotation (user_type (identifier) @method)))) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS") (#eq? @_path "Path")
  (#set! kind "route"))
