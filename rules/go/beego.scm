; needs: beego

; web.Router("/users/:id", &UserController{}, "get:One;delete:Drop"), web.Router("/users", &UserController{})
(call_expression
  function: (selector_expression) @callee
  arguments: (argument_list . (_) @path . (_) @handler)
  (#match? @callee "[.]Router$")
  (#set! kind "route") (#set! router "none") (#set! methods "handler") (#set! callee.is "github.com/beego/beego/v2/server/web.Router github.com/beego/beego/server/web.Router github.com/beego/beego.Router github.com/astaxie/beego.Router")) @element
(call_expression
  function: (selector_expression) @callee
  arguments: (argument_list . (_) @path . (_) @handler)
  (#match? @callee "[.]NSRouter$")
  (#set! kind "route") (#set! methods "handler") (#set! callee.is "github.com/beego/beego/v2/server/web.NSRouter github.com/beego/beego/server/web.NSRouter github.com/beego/beego.NSRouter github.com/astaxie/beego.NSRouter")) @element
(call_expression
  function: (selector_expression) @_callee
  arguments: (argument_list (_) (_) (interpreted_string_literal) @mapping)
  (#match? @_callee "[.](NS)?Router$")
  (#set! kind "route") (#set! requires "path handler")) @element

; web.Get("/ping", func(ctx *context.Context) {})
(call_expression
  function: (selector_expression field: (field_identifier) @method) @callee
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @method "Get" "Post" "Put" "Patch" "Delete" "Head" "Options" "Any")
  (#set! kind "route") (#set! router "none") (#set! callee.is "github.com/beego/beego/v2/server/web.* github.com/beego/beego/server/web.* github.com/beego/beego.* github.com/astaxie/beego.*")) @element
(call_expression
  function: (selector_expression field: (field_identifier) @method) @callee
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @method "NSGet" "NSPost" "NSPut" "NSPatch" "NSDelete" "NSHead" "NSOptions" "NSAny")
  (#set! kind "route") (#set! method.strip "NS") (#set! callee.is "github.com/beego/beego/v2/server/web.* github.com/beego/beego/server/web.* github.com/beego/beego.* github.com/astaxie/beego.*")) @element

; web.NewNamespace("/v1", web.NSNamespace("/users", web.NSRouter(...)))
(call_expression
  function: (selector_expression) @callee
  arguments: (argument_list . (_) @prefix)
  (#match? @callee "[.](NewNamespace|NSNamespace)$")
  (#set! kind "mount") (#set! inline "call") (#set! callee.is "github.com/beego/beego/v2/server/web.NewNamespace github.com/beego/beego/server/web.NewNamespace github.com/beego/beego.NewNamespace github.com/astaxie/beego.NewNamespace github.com/beego/beego/v2/server/web.NSNamespace github.com/beego/beego/server/web.NSNamespace github.com/beego/beego.NSNamespace github.com/astaxie/beego.NSNamespace")) @child @element

; web.NSInclude(&UserController{}), web.Include(&UserController{})
(call_expression
  function: (selector_expression) @callee
  arguments: (argument_list (_) @child)
  (#match? @callee "[.](NS)?Include$")
  (#set! kind "mount") (#set! callee.is "github.com/beego/beego/v2/server/web.NSInclude github.com/beego/beego/server/web.NSInclude github.com/beego/beego.NSInclude github.com/astaxie/beego.NSInclude github.com/beego/beego/v2/server/web.Include github.com/beego/beego/server/web.Include github.com/beego/beego.Include github.com/astaxie/beego.Include")) @element
