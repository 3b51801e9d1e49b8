; needs: controller.
; router.get("/users", guard, controller.users.index): what answers is a member of the controllers that the framework has loaded
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options" "use" "route" "on" "openapi" "register" "mount" "prefix")
  (#set! kind "route")
  (#set! pick.path "named 0") (#set! pick.guard "other 1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete del all head options") (#set! path.like "/*")
  (#set! handler.like "controller.*.* *.controller.*.*") (#set! router.like "router *.router app *Router")) @element

; router.resources("posts", "/posts", controller.posts): its actions, from egg.yaml
(call_expression function: (member_expression object: (_) property: (property_identifier) @_resources)
  arguments: (arguments (string) @path . (comment)* . (member_expression) @handler .)
  (#eq? @_resources "resources")
  (#set! kind "route") (#set! actions "ecmascript/egg") (#set! path.like "/*")
  (#set! handler.like "controller.* *.controller.*")) @element
