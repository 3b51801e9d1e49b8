; needs: beego

; web.Router("/users/:id", &controllers.UserController{}, "get:Show;post,put:Save")
(call_expression
  function: (selector_expression field: (field_identifier) @_method) @callee
  arguments: (argument_list . (_) @path . (_) @handler . (_) @mapping .)
  (#eq? @_method "Router")
  (#set! kind "route") (#set! router "none") (#set! methods "written")
  (#set! callee.is "github.com/beego/beego/v2/server/web.* github.com/beego/beego.* github.com/astaxie/beego.*")) @element

; web.Router("/users", &controllers.UsersController{}): whatever methods the controller has a member for
(call_expression
  function: (selector_expression field: (field_identifier) @_method) @callee
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#eq? @_method "Router")
  (#set! kind "route") (#set! router "none")
  (#set! callee.is "github.com/beego/beego/v2/server/web.* github.com/beego/beego.* github.com/astaxie/beego.*")) @element

; web.Get("/health", func(ctx *context.Context) { ... })
(call_expression
  function: (selector_expression field: (field_identifier) @method) @callee
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @method "Get" "Post" "Put" "Patch" "Delete" "Head" "Options" "Any")
  (#set! kind "route") (#set! router "none")
  (#set! callee.is "github.com/beego/beego/v2/server/web.* github.com/beego/beego.* github.com/astaxie/beego.*")) @element
