; needs: @nestjs
; only: typescript tsx vue svelte

; @Controller("users") class UsersController
(class_declaration decorator: (decorator (call_expression function: (_) @callee)) name: (_) @name
  (#set! kind "router") (#set! callee.is "@nestjs/common.Controller")) @element
(export_statement decorator: (decorator (call_expression function: (_) @callee)) declaration: (class_declaration name: (_) @name) @element
  (#set! kind "router") (#set! callee.is "@nestjs/common.Controller"))
(class_declaration decorator: (decorator (call_expression function: (_) @callee arguments: (arguments . [(string) (template_string) (identifier) (member_expression)] @prefix))) name: (_) @name
  (#set! kind "router") (#set! callee.is "@nestjs/common.Controller")) @element
(export_statement decorator: (decorator (call_expression function: (_) @callee arguments: (arguments . [(string) (template_string) (identifier) (member_expression)] @prefix))) declaration: (class_declaration name: (_) @name) @element
  (#set! kind "router") (#set! callee.is "@nestjs/common.Controller"))
(export_statement decorator: (decorator (call_expression function: (_) @callee arguments: (arguments . (object (pair key: (_) @_key value: (_) @prefix))))) declaration: (class_declaration name: (_) @name) @element
  (#eq? @_key "path")
  (#set! kind "router") (#set! callee.is "@nestjs/common.Controller"))

; @UseGuards(AuthGuard) on the controller
(class_declaration decorator: (decorator (call_expression function: (_) @callee arguments: (arguments (_) @guard))) name: (_) @name
  (#set! kind "router") (#set! callee.is "@nestjs/common.UseGuards")) @element
(export_statement decorator: (decorator (call_expression function: (_) @callee arguments: (arguments (_) @guard))) declaration: (class_declaration name: (_) @name) @element
  (#set! kind "router") (#set! callee.is "@nestjs/common.UseGuards"))

; @Get(":id") findOne() {}
(class_body (decorator (call_expression function: (_) @method @callee)) @element
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! guard.decorators "true") (#set! path.root "prefix")
  (#set! callee.is "@nestjs/common.Get @nestjs/common.Post @nestjs/common.Put @nestjs/common.Patch @nestjs/common.Delete @nestjs/common.All @nestjs/common.Head @nestjs/common.Options"))
(class_body (decorator (call_expression function: (_) @callee arguments: (arguments . (_) @path))) @element
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! guard.decorators "true") (#set! path.root "prefix")
  (#set! callee.is "@nestjs/common.Get @nestjs/common.Post @nestjs/common.Put @nestjs/common.Patch @nestjs/common.Delete @nestjs/common.All @nestjs/common.Head @nestjs/common.Options"))

; @Module({ imports: [UsersModule], controllers: [UsersController] }) class AppModule
(export_statement decorator: (decorator (call_expression function: (_) @callee arguments: (arguments (object (pair key: (property_identifier) @_key value: (array [(identifier) (call_expression)] @child)))))) declaration: (class_declaration name: (_) @router) @element
  (#any-of? @_key "imports" "controllers")
  (#set! kind "mount") (#set! callee.is "@nestjs/common.Module"))

; const app = await NestFactory.create(AppModule)
(variable_declarator name: (identifier) @router value: (await_expression (call_expression function: (_) @callee arguments: (arguments . (_) @child)))
  (#set! kind "mount") (#set! callee.is "@nestjs/core.NestFactory.create")) @element
(variable_declarator name: (identifier) @name value: (await_expression (call_expression function: (_) @callee arguments: (arguments . (_))))
  (#set! kind "router") (#set! facet.root "true") (#set! callee.is "@nestjs/core.NestFactory.create")) @element
(call_expression
  function: (member_expression object: (identifier) @name property: (property_identifier) @_method)
  arguments: (arguments . (_) @prefix)
  (#eq? @_method "setGlobalPrefix")
  (#set! kind "router") (#set! facet.root "true")) @element
