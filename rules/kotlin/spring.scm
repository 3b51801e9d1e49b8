; needs: org.springframework.web org.springframework.stereotype.Controller

; the class: its prefixes, and guards of all its routes
(class_declaration (modifiers) @_modifiers "class" name: (identifier) @name
  (#match? @_modifiers "Controller|RequestMapping")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_mapping) (value_arguments (value_argument . [(string_literal) (identifier) (collection_literal) (navigation_expression) (binary_expression)] @prefix .))))) name: (identifier) @name
  (#eq? @_mapping "RequestMapping")
  (#set! kind "router")) @element
(class_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_mapping) (value_arguments (value_argument . (identifier) @_key . (_) @prefix))))) name: (identifier) @name
  (#eq? @_mapping "RequestMapping") (#any-of? @_key "value" "path")
  (#set! kind "router")) @element
(class_declaration (modifiers (annotation [(user_type (identifier) @_guard) (constructor_invocation (user_type (identifier) @_guard))]) @guard) name: (identifier) @name
  (#any-of? @_guard "PreAuthorize" "Secured" "RolesAllowed" "PostAuthorize" "DenyAll"
    "RequiresPermissions" "RequiresRoles" "RequiresAuthentication" "RequiresUser" "SaCheckLogin" "SaCheckPermission" "SaCheckRole" "LoginRequired" "PermissionRequired" "RequireLogin" "RequirePermission" "RequireRole" "HasPermission" "HasRole" "CheckPermission")
  (#set! kind "router") (#set! guard.name "whole")) @element

; an interface serves nothing itself
(class_declaration "interface" name: (identifier) @name
  (#set! kind "router")) @element

; a controller serves what stands above it
(class_declaration (modifiers (annotation [(user_type (identifier) @_stereotype) (constructor_invocation (user_type (identifier) @_stereotype))])) name: (identifier) @name (delegation_specifiers (delegation_specifier (_) @child))
  (#any-of? @_stereotype "RestController" "Controller")
  (#set! kind "mount") (#set! child "above")) @element

; @GetMapping("/path") fun one() {}
(function_declaration (modifiers (annotation [(user_type (identifier) @method) (constructor_invocation (user_type (identifier) @method))]))
  (#any-of? @method "GetMapping" "PostMapping" "PutMapping" "PatchMapping" "DeleteMapping")
  (#set! kind "route") (#set! router "class") (#set! path.placeholders "true") (#set! within.undecorated "FeignClient HttpExchange") (#set! method.strip "Mapping")
  (#set! guard.decorators "PreAuthorize Secured RolesAllowed PostAuthorize DenyAll RequiresPermissions RequiresRoles RequiresAuthentication RequiresUser SaCheckLogin SaCheckPermission SaCheckRole LoginRequired PermissionRequired RequireLogin RequirePermission RequireRole HasPermission HasRole CheckPermission") (#set! guard.lifted "PermitAll")) @element @handler
(function_declaration (modifiers (annotation [(user_type (identifier) @_mapping) (constructor_invocation (user_type (identifier) @_mapping))]))
  (#eq? @_mapping "RequestMapping")
  (#set! kind "route") (#set! router "class") (#set! path.placeholders "true") (#set! within.undecorated "FeignClient HttpExchange")
  (#set! guard.decorators "PreAuthorize Secured RolesAllowed PostAuthorize DenyAll RequiresPermissions RequiresRoles RequiresAuthentication RequiresUser SaCheckLogin SaCheckPermission SaCheckRole LoginRequired PermissionRequired RequireLogin RequirePermission RequireRole HasPermission HasRole CheckPermission") (#set! guard.lifted "PermitAll")) @element @handler
(function_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_mapping) (value_arguments (value_argument . (identifier) @_key . (_) @method)))))
  (#eq? @_mapping "RequestMapping") (#eq? @_key "method")
  (#set! kind "route") (#set! within.undecorated "FeignClient HttpExchange")) @element @handler

; its path
(function_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_mapping) (value_arguments (value_argument . [(string_literal) (identifier) (collection_literal) (navigation_expression) (binary_expression)] @path .)))))
  (#any-of? @_mapping "GetMapping" "PostMapping" "PutMapping" "PatchMapping" "DeleteMapping" "RequestMapping")
  (#set! kind "route") (#set! within.undecorated "FeignClient HttpExchange")) @element @handler
(function_declaration (modifiers (annotation (constructor_invocation (user_type (identifier) @_mapping) (value_arguments (value_argument . (identifier) @_key . (_) @path)))))
  (#any-of? @_mapping "GetMapping" "PostMapping" "PutMapping" "PatchMapping" "DeleteMapping" "RequestMapping") (#any-of? @_key "value" "path")
  (#set! kind "route") (#set! within.undecorated "FeignClient HttpExchange")) @element @handler
