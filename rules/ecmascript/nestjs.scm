; needs: @nestjs
; only: typescript tsx vue svelte astro

; @Controller("users") class UsersController
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! name "decorated") (#set! pick.prefix "text 0 0.path") (#set! pick.version "0.version")
  (#set! version.neutral "@nestjs/common.VERSION_NEUTRAL") (#set! callee.is "@nestjs/common.Controller")) @element

; @UseGuards(AuthGuard) on the controller
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! name "decorated") (#set! pick.guard "0:") (#set! callee.is "@nestjs/common.UseGuards")) @element

; @Roles(Role.Admin) on the controller: what a project's own guards read
(decorator (call_expression function: (_) @callee) @guard
  (#set! kind "router") (#set! name "decorated") (#set! guard.name "whole")
  (#set! callee.last "Roles Scopes Permissions RequiredRoles AllowedRoles RequiredScopes RequiredPermissions SetMetadata")) @element

; @Get(":id") findOne() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.root "prefix")
  (#set! guard.decorators "true Roles Scopes Permissions RequiredRoles AllowedRoles RequiredScopes RequiredPermissions SetMetadata")
  (#set! guard.applied "@nestjs/common.applyDecorators")
  (#set! guard.lifted "Public IsPublic PublicRoute PublicEndpoint SkipAuth NoAuth AllowAnonymous AllowUnauthorizedRequest Unauthenticated")
  (#set! pick.path "0") (#set! pick.method "@callee")
  (#set! version.decorators "@nestjs/common.Version") (#set! version.neutral "@nestjs/common.VERSION_NEUTRAL")
  (#set! callee.is "@nestjs/common.Get @nestjs/common.Post @nestjs/common.Put @nestjs/common.Patch @nestjs/common.Delete @nestjs/common.All @nestjs/common.Head @nestjs/common.Options")) @element

; @Module({ imports: [UsersModule], controllers: [UsersController] }) class AppModule
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "mount") (#set! name "decorated") (#set! pick.child "0.imports*") (#set! callee.is "@nestjs/common.Module")) @element
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments) @element
  (#set! kind "mount") (#set! name "decorated") (#set! prefix.only "controllers") (#set! pick.child "0.controllers*")
  (#set! callee.is "@nestjs/common.Module"))

; const app = await NestFactory.create(AppModule)
(variable_declarator name: (identifier) @name @router value: (await_expression (call_expression function: (_) @callee arguments: (arguments) @arguments))
  (#set! kind "mount") (#set! pick.child "0") (#set! callee.is "@nestjs/core.NestFactory.create")) @element
(variable_declarator name: (identifier) @name @router value: (await_expression (call_expression function: (_) @callee arguments: (arguments) @arguments))
  (#set! kind "router") (#set! facet.root "true") (#set! pick.least "1") (#set! callee.is "@nestjs/core.NestFactory.create")) @element

; const app = await NestFactory.create<NestExpressApplication>(AppModule): the grammar takes this for a call of what is awaited
(variable_declarator name: (identifier) @name @router value: (call_expression function: (await_expression (_) @callee) arguments: (arguments) @arguments)
  (#set! kind "mount") (#set! pick.child "0") (#set! callee.is "@nestjs/core.NestFactory.create")) @element
(variable_declarator name: (identifier) @name @router value: (call_expression function: (await_expression (_) @callee) arguments: (arguments) @arguments)
  (#set! kind "router") (#set! facet.root "true") (#set! pick.least "1") (#set! callee.is "@nestjs/core.NestFactory.create")) @element

; app.setGlobalPrefix("api", { exclude: ["health"] })
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "setGlobalPrefix")
  (#set! kind "router") (#set! facet.root "true") (#set! pick.prefix "0") (#set! pick.freed "1.exclude*") (#set! name.instance "@nestjs/core.NestFactory.create")) @element

; app.enableVersioning({ type: VersioningType.URI, defaultVersion: "1" })
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "enableVersioning")
  (#set! kind "router") (#set! facet.root "true") (#set! version.lead "v") (#set! pick.lead "0.prefix") (#set! pick.version "0.defaultVersion")
  (#set! pick.type "0.type") (#set! type.not "@nestjs/common.VersioningType.HEADER @nestjs/common.VersioningType.MEDIA_TYPE @nestjs/common.VersioningType.CUSTOM")
  (#set! version.neutral "@nestjs/common.VERSION_NEUTRAL") (#set! name.instance "@nestjs/core.NestFactory.create")) @element

; await app.listen(3000), await app.close(): one that is only closed serves nothing
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at)
  (#any-of? @method "listen")
  (#set! kind "router") (#set! serves "true") (#set! name.instance "@nestjs/core.NestFactory.create")) @element
(call_expression function: (member_expression object: (identifier) @name property: (property_identifier) @method @at)
  (#any-of? @method "close")
  (#set! kind "router") (#set! serves "false") (#set! name.instance "@nestjs/core.NestFactory.create")) @element

; RouterModule.register([{ path: "admin", module: AdminModule, children: [...] }]): the prefix of the controllers of that module alone
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "router") (#set! pick.told "0") (#set! told.keys "path module children") (#set! prefix.only "controllers")
  (#set! callee.is "@nestjs/core.RouterModule.register @nestjs/core.RouterModule.forRoutes")) @element
