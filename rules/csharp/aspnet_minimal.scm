; needs: .Map

; app.MapGet("/path", handler)
(invocation_expression function: (member_access_expression expression: (_) @router name: (identifier) @method @at) arguments: (argument_list) @arguments
  (#any-of? @method "MapGet" "MapPost" "MapPut" "MapDelete" "MapPatch")
  (#set! kind "route") (#set! router "binding") (#set! along "chain") (#set! path.root "mount") (#set! method.strip "Map")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.handler "1")) @element

; app.MapMethods("/path", ["PUT"], handler)
(invocation_expression function: (member_access_expression expression: (_) @router name: (identifier) @_methods @at) arguments: (argument_list) @arguments
  (#eq? @_methods "MapMethods")
  (#set! kind "route") (#set! router "binding") (#set! along "chain") (#set! path.root "mount")
  (#set! pick.least "3") (#set! pick.path "0") (#set! pick.method "1") (#set! pick.handler "2")) @element

; app.Map("/path", handler): whatever is asked; what builds a branch of the pipeline is no handler
(invocation_expression function: (member_access_expression expression: (_) @router name: (identifier) @_map @at) arguments: (argument_list) @arguments
  (#eq? @_map "Map") (#match? @arguments "^[(]\\s*@?\"/") (#not-match? @arguments "^[(][^,]*,\\s*[(]?\\s*(I?ApplicationBuilder )?\\w+\\s*[)]?\\s*=>[\\s\\S]*[.](Run|Use\\w*|Map\\w*)[(]")
  (#set! kind "route") (#set! router "binding") (#set! along "chain") (#set! path.root "mount")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.handler "1")) @element

; app.MapFallback("/path/{*rest}", handler), app.MapFallback(handler): what nothing else answers
(invocation_expression function: (member_access_expression expression: (_) @router name: (identifier) @_fallback @at) arguments: (argument_list . (_) . (_)) @arguments
  (#eq? @_fallback "MapFallback")
  (#set! kind "route") (#set! router "binding") (#set! along "chain") (#set! path.root "mount")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.handler "1")) @element
(invocation_expression function: (member_access_expression expression: (_) @router name: (identifier) @_fallback @at) arguments: (argument_list . (_) .) @arguments
  (#eq? @_fallback "MapFallback")
  (#set! kind "route") (#set! router "binding") (#set! along "chain") (#set! path "/{path}") (#set! pick.handler "0")) @element

; .RequireAuthorization("policy"), .RequirePermission("x") of the project's own, .AllowAnonymous() behind it
(invocation_expression function: (member_access_expression expression: (invocation_expression) name: (identifier) @_guard)
  (#match? @_guard "^Require(Authori[sz]ation|Authenticat\\w+|Auth|Permissions?|Roles?|Scopes?|Policy|Policies|Claims?|ApiKey|User|Admin|Owner|Member|Login)$")
  (#set! kind "route") (#set! along "chain") (#set! requires "path") (#set! guard.name "whole")) @element @guard
; .AddEndpointFilter<PermissionFilter>()
(invocation_expression function: (member_access_expression expression: (invocation_expression)
    name: (generic_name (identifier) @_adds (type_argument_list . (identifier) @guard .)))
  (#eq? @_adds "AddEndpointFilter") (#match? @guard "(Auth|Permission|Role|Scope|ApiKey|Jwt|Token|Admin)\\w*$")
  (#set! kind "route") (#set! along "chain") (#set! requires "path") (#set! guard.name "whole")) @element
; .AddEndpointFilter(new PermissionFilter("read"))
(invocation_expression function: (member_access_expression expression: (invocation_expression) name: (identifier) @_adds)
  arguments: (argument_list . (argument (object_creation_expression type: (identifier) @guard)) .)
  (#eq? @_adds "AddEndpointFilter") (#match? @guard "(Auth|Permission|Role|Scope|ApiKey|Jwt|Token|Admin)\\w*$")
  (#set! kind "route") (#set! along "chain") (#set! requires "path") (#set! guard.name "whole")) @element
; app.MapGet("/path", [Authorize(Roles = "admin")] () => ...)
(invocation_expression function: (member_access_expression expression: (_) name: (identifier) @_maps @at)
  arguments: (argument_list (argument (lambda_expression (attribute_list (attribute name: (identifier) @_guard) @guard))))
  (#match? @_maps "^Map") (#match? @_guard "^Authorize")
  (#set! kind "route") (#set! along "chain") (#set! requires "path") (#set! guard.name "whole")) @element
(invocation_expression function: (member_access_expression expression: (invocation_expression) name: (identifier) @open)
  (#eq? @open "AllowAnonymous")
  (#set! kind "route") (#set! along "chain") (#set! requires "path")) @element

; var api = app.MapGroup("/api").RequireAuthorization()
(variable_declarator name: (identifier) @name (invocation_expression) @chain
  (#match? @chain "MapGroup|NewVersionedApi")
  (#set! kind "router")) @element

; (WebApplication app) is the application itself
(parameter type: (identifier) @_type name: (identifier) @name
  (#eq? @_type "WebApplication")
  (#set! kind "router") (#set! facet.root "true")) @element

; app.MapUsers(), app.MapGroup("/users").AddUsers(): an extension of the project's own
(invocation_expression function: (member_access_expression expression: (_) @argument name: (identifier) @function)
  (#set! kind "handover") (#set! function.extends "extension")) @element

; UserEndpoints.Map(api.MapGroup("/users")): a static function of a class of the project's own
(invocation_expression
  function: (member_access_expression expression: (identifier) @owner name: (identifier) @function)
  arguments: (argument_list . (argument . [(identifier) (invocation_expression)] @argument)) @element
  (#match? @owner "^[A-Z]")
  (#set! kind "handover") (#set! function.extends "static"))
