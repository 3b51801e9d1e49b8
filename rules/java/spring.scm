; needs: org.springframework.web org.springframework.stereotype.Controller

; the class: its prefixes, and guards of all its routes
(class_declaration
  (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression) (element_value_array_initializer)] @prefix)))
  name: (identifier) @name
  (#eq? @_mapping "RequestMapping")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration
  (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: (_) @prefix))))
  name: (identifier) @name
  (#eq? @_mapping "RequestMapping") (#any-of? @_key "value" "path")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration
  (modifiers [(annotation name: (identifier) @_guard) (marker_annotation name: (identifier) @_guard)] @guard)
  name: (identifier) @name
  (#any-of? @_guard "PreAuthorize" "Secured" "RolesAllowed" "PostAuthorize" "DenyAll"
    "RequiresPermissions" "RequiresRoles" "RequiresAuthentication" "RequiresUser" "SaCheckLogin" "SaCheckPermission" "SaCheckRole" "LoginRequired" "PermissionRequired" "RequireLogin" "RequirePermission" "RequireRole" "HasPermission" "HasRole" "CheckPermission")
  (#set! kind "router") (#set! facet.root "class") (#set! guard.name "whole")) @element

; an interface serves nothing itself
(interface_declaration
  name: (identifier) @name
  (#set! kind "router")) @element
(interface_declaration
  (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression) (element_value_array_initializer)] @prefix)))
  name: (identifier) @name
  (#eq? @_mapping "RequestMapping")
  (#set! kind "router")) @element
(interface_declaration
  (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: (_) @prefix))))
  name: (identifier) @name
  (#eq? @_mapping "RequestMapping") (#any-of? @_key "value" "path")
  (#set! kind "router")) @element

; a controller serves what stands above it
(class_declaration
  (modifiers [(annotation name: (identifier) @_stereotype) (marker_annotation name: (identifier) @_stereotype)])
  name: (identifier) @name
  interfaces: (super_interfaces (type_list (_) @child))
  (#any-of? @_stereotype "RestController" "Controller")
  (#set! kind "mount") (#set! child "above")) @element
(class_declaration
  (modifiers [(annotation name: (identifier) @_stereotype) (marker_annotation name: (identifier) @_stereotype)])
  name: (identifier) @name
  superclass: (superclass (_) @child)
  (#any-of? @_stereotype "RestController" "Controller")
  (#set! kind "mount") (#set! child "above")) @element

; @GetMapping("/path") User one() {}
(method_declaration (modifiers [(annotation name: (identifier) @method) (marker_annotation name: (identifier) @method)])
  (#any-of? @method "GetMapping" "PostMapping" "PutMapping" "PatchMapping" "DeleteMapping")
  (#set! kind "route") (#set! router "class") (#set! path.placeholders "true") (#set! within.undecorated "FeignClient HttpExchange") (#set! method.strip "Mapping")
  (#set! guard.decorators "PreAuthorize Secured RolesAllowed PostAuthorize DenyAll RequiresPermissions RequiresRoles RequiresAuthentication RequiresUser SaCheckLogin SaCheckPermission SaCheckRole LoginRequired PermissionRequired RequireLogin RequirePermission RequireRole HasPermission HasRole CheckPermission") (#set! guard.lifted "PermitAll")) @element @handler
(method_declaration (modifiers [(annotation name: (identifier) @_mapping) (marker_annotation name: (identifier) @_mapping)])
  (#eq? @_mapping "RequestMapping")
  (#set! kind "route") (#set! router "class") (#set! path.placeholders "true") (#set! within.undecorated "FeignClient HttpExchange")
  (#set! guard.decorators "PreAuthorize Secured RolesAllowed PostAuthorize DenyAll RequiresPermissions RequiresRoles RequiresAuthentication RequiresUser SaCheckLogin SaCheckPermission SaCheckRole LoginRequired PermissionRequired RequireLogin RequirePermission RequireRole HasPermission HasRole CheckPermission") (#set! guard.lifted "PermitAll")) @element @handler
(method_declaration (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: (_) @method))))
  (#eq? @_mapping "RequestMapping") (#eq? @_key "method")
  (#set! kind "route") (#set! within.undecorated "FeignClient HttpExchange")) @element @handler

; its path
(method_declaration (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression) (element_value_array_initializer)] @path)))
  (#any-of? @_mapping "GetMapping" "PostMapping" "PutMapping" "PatchMapping" "DeleteMapping" "RequestMapping")
  (#set! kind "route") (#set! within.undecorated "FeignClient HttpExchange")) @element @handler
(method_declaration (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: (_) @path))))
  (#any-of? @_mapping "GetMapping" "PostMapping" "PutMapping" "PatchMapping" "DeleteMapping" "RequestMapping") (#any-of? @_key "value" "path")
  (#set! kind "route") (#set! within.undecorated "FeignClient HttpExchange")) @element @handler
