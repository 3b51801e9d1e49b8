; needs: polka tinyhttp app.get( app.post( app.put( app.delete( app.use(
; app.get("/path", guard, handler)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route") (#set! guard.name "function")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all head options") (#set! router.instance "polka polka().* @tinyhttp/app.App @tinyhttp/app.App().*")) @element

; app.use("/path", sub)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "mount") (#set! guard.known "true") (#set! guard.name "function")
  (#set! pick.prefix "text 0") (#set! pick.child "other 0:") (#set! pick.guard "other 0:-1")
  (#set! method.last "use") (#set! router.instance "polka polka().* @tinyhttp/app.App @tinyhttp/app.App().*")) @element

; registerRoutes(app)
(call_expression function: (_) @function arguments: (arguments (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "polka polka().* @tinyhttp/app.App @tinyhttp/app.App().*")) @call @element
