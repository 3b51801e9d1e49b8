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

; .use(middleware.auth()), .use([middleware.auth(), throttle]) behind it
(call_expression function: (member_expression object: (call_expression) property: (property_identifier) @_use) arguments: (arguments (_) @guard)
  (#any-of? @_use "use" "middleware")
  (#set! kind "route") (#set! along "chain") (#set! requires "path")) @element

; router.group(() => { ... }).prefix("/path"), and of another group around it
(call_expression function: (member_expression object: (call_expression) property: (property_identifier) @_prefix) @callee arguments: (arguments . (_) @prefix)
  (#eq? @_prefix "prefix")
  (#set! kind "mount") (#set! inline "body") (#set! callee.is "@adonisjs/core/services/router.group()* @ioc:Adonis/Core/Route.group()*")) @element

; router.group(() => { ... }).use(middleware.auth()), router.group(() => { ... }).prefix("/path").use(middleware.auth())
(call_expression function: (member_expression object: (call_expression function: (_) @callee arguments: (arguments) @element) property: (property_identifier) @_use)
  arguments: (arguments (_) @guard)
  (#any-of? @_use "use" "middleware")
  (#set! kind "mount") (#set! inline "body")
  (#set! callee.is "@adonisjs/core/services/router.group @ioc:Adonis/Core/Route.group"))
(call_expression function: (member_expression
    object: (call_expression function: (member_expression object: (call_expression function: (_) @callee arguments: (arguments) @element)))
    property: (property_identifier) @_use)
  arguments: (arguments (_) @guard)
  (#any-of? @_use "use" "middleware")
  (#set! kind "mount") (#set! inline "body")
  (#set! callee.is "@adonisjs/core/services/router.group @ioc:Adonis/Core/Route.group"))
