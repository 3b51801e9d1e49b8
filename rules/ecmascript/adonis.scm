; needs: @adonisjs/core @ioc:Adonis
; router.get("/path", [UsersController, "index"])
(call_expression function: (member_expression object: (identifier) @on property: (property_identifier) @method @at)
  arguments: (arguments . [(string) (template_string) (identifier)] @path . (_))
  (#any-of? @method "get" "post" "put" "patch" "delete" "any")
  (#set! kind "route") (#set! along "chain") (#set! router "binding")
  (#set! on.is "@adonisjs/core/services/router @ioc:Adonis/Core/Route")) @element
(call_expression function: (member_expression object: (identifier) @on property: (property_identifier) @method)
  arguments: (arguments . (_) . (comment)* . [(string) @handler (identifier) @handler (member_expression) @handler (array . (identifier) @handler)])
  (#any-of? @method "get" "post" "put" "patch" "delete" "any")
  (#set! kind "route") (#set! along "chain") (#set! on.is "@adonisjs/core/services/router @ioc:Adonis/Core/Route")) @element

; router.resource("posts.comments", CommentsController): its actions, from adonis.yaml
(call_expression function: (member_expression object: (identifier) @on property: (property_identifier) @_resource @at)
  arguments: (arguments . (comment)* . (_) @path . (comment)* . [(string) (identifier)] @handler)
  (#eq? @_resource "resource")
  (#set! kind "route") (#set! along "chain") (#set! router "binding") (#set! actions "ecmascript/adonis") (#set! path.style "resources")
  (#set! on.is "@adonisjs/core/services/router @ioc:Adonis/Core/Route")) @element

; .only(["index"]), .except(["edit"]), .apiOnly() behind it
(call_expression function: (member_expression object: (call_expression) property: (property_identifier) @_only) arguments: (arguments (array) @only)
  (#eq? @_only "only")
  (#set! kind "route") (#set! along "chain") (#set! requires "path")) @element
(call_expression function: (member_expression object: (call_expression) property: (property_identifier) @_except) arguments: (arguments (array) @except)
  (#eq? @_except "except")
  (#set! kind "route") (#set! along "chain") (#set! requires "path")) @element
(call_expression function: (member_expression object: (call_expression) property: (property_identifier) @api)
  (#eq? @api "apiOnly")
  (#set! kind "route") (#set! along "chain") (#set! requires "path")) @element

; .use(middleware.auth()), .use([middleware.auth(), throttle]) behind it; what guards some actions of a resource alone is left out
(call_expression function: (member_expression object: (call_expression) property: (property_identifier) @_use) arguments: (arguments (_) @guard) @_given
  (#eq? @_use "use") (#not-match? @_given "^[(]\\s*\\[[^\\]]*[\"'][^\\]]*\\]\\s*,")
  (#set! kind "route") (#set! along "chain") (#set! requires "path")) @element

; .middleware("auth"), .middleware(["auth", "acl:admin"]), and of a resource .middleware({ "*": ["auth"] })
(call_expression function: (member_expression object: (call_expression) property: (property_identifier) @_use) arguments: (arguments (_) @guard)
  (#eq? @_use "middleware")
  (#set! kind "route") (#set! along "chain") (#set! requires "path") (#set! guard.name "text")) @element
(call_expression function: (member_expression object: (call_expression) property: (property_identifier) @_use)
  arguments: (arguments (object (pair key: (string) @_every value: (_) @guard)))
  (#eq? @_use "middleware") (#match? @_every "^.[*].$")
  (#set! kind "route") (#set! along "chain") (#set! requires "path") (#set! guard.name "text")) @element

; router.group(() => { ... }).prefix("/path"), and of another group around it
(call_expression function: (member_expression object: (call_expression) property: (property_identifier) @_prefix) @callee arguments: (arguments . (_) @prefix)
  (#eq? @_prefix "prefix")
  (#set! kind "mount") (#set! inline "body") (#set! callee.is "@adonisjs/core/services/router.group()* @ioc:Adonis/Core/Route.group()*")) @element

; router.group(() => { ... }).use(middleware.auth()), router.group(() => { ... }).prefix("/path").use(middleware.auth())
(call_expression function: (member_expression object: (call_expression function: (_) @callee arguments: (arguments) @element) property: (property_identifier) @_use)
  arguments: (arguments (_) @guard)
  (#any-of? @_use "use" "middleware")
  (#set! kind "mount") (#set! inline "body") (#set! guard.name "text")
  (#set! callee.is "@adonisjs/core/services/router.group @ioc:Adonis/Core/Route.group"))
(call_expression function: (member_expression
    object: (call_expression function: (member_expression object: (call_expression function: (_) @callee arguments: (arguments) @element)))
    property: (property_identifier) @_use)
  arguments: (arguments (_) @guard)
  (#any-of? @_use "use" "middleware")
  (#set! kind "mount") (#set! inline "body") (#set! guard.name "text")
  (#set! callee.is "@adonisjs/core/services/router.group @ioc:Adonis/Core/Route.group"))
