; needs: @nestjs
; only: typescript tsx vue svelte astro

; @Controller("users") class UsersController
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! name "decorated") (#set! pick.prefix "plain 0 0.path") (#set! pick.version "0.version")
  (#set! marks "true") (#set! version.neutral "@nestjs/common.VERSION_NEUTRAL") (#set! callee.is "@nestjs/common.Controller")) @element

; @UseGuards(AuthGuard) on the controller
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! name "decorated") (#set! pick.guard "0:") (#set! callee.is "@nestjs/common.UseGuards")) @element

; @Roles(Role.Admin) on the controller: what a project's own guards read
(decorator (call_expression function: (_) @callee) @guard
  (#set! kind "router") (#set! name "decorated") (#set! guard.name "whole")
  (#set! callee.last "Roles Scopes Permissions RequiredRoles AllowedRoles RequiredScopes RequiredPermissions SetMetadata")) @element

; @Get(":id") findOne() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! router.marked "true") (#set! handler "decorated") (#set! path.root "prefix")
  (#set! guard.decorators "true Roles Scopes Permissions RequiredRoles AllowedRoles RequiredScopes RequiredPermissions SetMetadata")
  (#set! guard.applied "@nestjs/common.applyDecorators")
  (#set! guard.lifted "Public IsPublic PublicRoute PublicEndpoint SkipAuth NoAuth AllowAnonymous AllowUnauthorizedRequest Unauthenticated")
  (#set! pick.path "0") (#set! pick.method "@callee")
  (#set! version.decorators "@nestjs/common.Version") (#set! version.neutral "@nestjs/common.VERSION_NEUTRAL")
  (#set! callee.is "@nestjs/common.Get @nestjs/common.Post @nestjs/common.Put @nestjs/common.Patch @nestjs/common.Delete @nestjs/common.All @nestjs/common.Head @nestjs/common.Options")) @element

; @Sse("live") events() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! router.marked "true") (#set! handler "decorated") (#set! path.root "prefix") (#set! method "GET")
  (#set! guard.decorators "true Roles Scopes Permissions RequiredRoles AllowedRoles RequiredScopes RequiredPermissions SetMetadata")
  (#set! guard.applied "@nestjs/common.applyDecorators")
  (#set! guard.lifted "Public IsPublic PublicRoute PublicEndpoint SkipAuth NoAuth AllowAnonymous AllowUnauthorizedRequest Unauthenticated")
  (#set! pick.path "0") (#set! version.decorators "@nestjs/common.Version") (#set! version.neutral "@nestjs/common.VERSION_NEUTRAL")
  (#set! callee.is "@nestjs/common.Sse")) @element

; @Controller("users") class UsersController extends CrudController: what stands above it answers on its path
(export_statement (decorator (call_expression function: (_) @callee))
  declaration: (class_declaration name: (_) @name (class_heritage (extends_clause value: (_) @child)))
  (#set! kind "mount") (#set! child "inherited") (#set! callee.is "@nestjs/common.Controller")) @element
(class_declaration (decorator (call_expression function: (_) @callee)) name: (_) @name (class_heritage (extends_clause value: (_) @child))
  (#set! kind "mount") (#set! child "inherited") (#set! callee.is "@nestjs/common.Controller")) @element
; @Module({ imports: [UsersModule], controllers: [UsersController] }) class AppModule
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "mount") (#set! name "decorated") (#set! child.made "class") (#set! each "child") (#set! child.says "APP_GUARD") (#set! pick.child "0.imports*") (#set! callee.is "@nestjs/common.Module")) @element
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments) @element
  (#set! kind "mount") (#set! name "decorated") (#set! prefix.only "controllers") (#set! each "child") (#set! pick.child "0.controllers*")
  (#set! callee.is "@nestjs/common.Module"))

; @Module({ imports: [forwardRef(() => UsersModule)] })
(decorator (call_expression function: (_) @callee arguments: (arguments (object (pair key: (property_identifier) @_held value:
    (array (call_expression function: (_) @later arguments: (arguments (arrow_function body: (identifier) @child))))))))
  (#any-of? @_held "imports")
  (#set! kind "mount") (#set! callee.is "@nestjs/common.Module") (#set! later.is "@nestjs/common.forwardRef")) @element

; const app = await NestFactory.create(AppModule), app = await NestFactory.create(AppModule.register()); with type arguments the grammar takes it for a
; call of what is awaited
(variable_declarator name: (identifier) @name @router value: [(await_expression (call_expression function: (_) @callee arguments: (arguments) @arguments))
    (call_expression function: (await_expression (_) @callee) arguments: (arguments) @arguments)]
  (#set! kind "mount") (#set! child.made "class") (#set! pick.child "0") (#set! callee.is "@nestjs/core.NestFactory.create")) @element
(variable_declarator name: (identifier) @name @router value: [(await_expression (call_expression function: (_) @callee arguments: (arguments) @arguments))
    (call_expression function: (await_expression (_) @callee) arguments: (arguments) @arguments)]
  (#set! kind "router") (#set! facet.root "true") (#set! callee.is "@nestjs/core.NestFactory.create")) @element
(assignment_expression left: [(identifier) (member_expression)] @name @router right: [(await_expression (call_expression function: (_) @callee arguments: (arguments) @arguments))
    (call_expression function: (await_expression (_) @callee) arguments: (arguments) @arguments)]
  (#set! kind "mount") (#set! child.made "class") (#set! pick.child "0") (#set! callee.is "@nestjs/core.NestFactory.create")) @element
(assignment_expression left: [(identifier) (member_expression)] @name @router right: [(await_expression (call_expression function: (_) @callee arguments: (arguments) @arguments))
    (call_expression function: (await_expression (_) @callee) arguments: (arguments) @arguments)]
  (#set! kind "router") (#set! facet.root "true") (#set! callee.is "@nestjs/core.NestFactory.create")) @element

; setUp(app): what the function says of it holds
(call_expression function: (_) @function arguments: (arguments (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "@nestjs/core.NestFactory.create @nestjs/common.INestApplication @nestjs/platform-express.NestExpressApplication @nestjs/platform-fastify.NestFastifyApplication")) @call @element

; static register() { return { module: AppModule, imports: [...], controllers: [...] }; }
(object (pair key: (property_identifier) @_module value: (identifier) @router)
  (pair key: (property_identifier) @_held value: (array (_) @child))
  (#eq? @_module "module") (#any-of? @_held "imports" "controllers")
  (#set! kind "mount") (#set! child.made "class")) @element

; app.setGlobalPrefix("api", { exclude: ["health"] })
(call_expression function: (member_expression object: [(identifier) (member_expression)] @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "setGlobalPrefix")
  (#set! kind "router") (#set! facet.root "true") (#set! pick.prefix "0") (#set! pick.freed "1.exclude*") (#set! name.instance "@nestjs/core.NestFactory.create @nestjs/common.INestApplication @nestjs/platform-express.NestExpressApplication @nestjs/platform-fastify.NestFastifyApplication")) @element

; app.enableVersioning({ type: VersioningType.URI, defaultVersion: "1" })
(call_expression function: (member_expression object: [(identifier) (member_expression)] @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "enableVersioning")
  (#set! kind "router") (#set! facet.root "true") (#set! version.lead "v") (#set! pick.lead "0.prefix") (#set! pick.version "0.defaultVersion")
  (#set! pick.type "0.type") (#set! type.not "@nestjs/common.VersioningType.HEADER @nestjs/common.VersioningType.MEDIA_TYPE @nestjs/common.VersioningType.CUSTOM")
  (#set! version.neutral "@nestjs/common.VERSION_NEUTRAL") (#set! name.instance "@nestjs/core.NestFactory.create @nestjs/common.INestApplication @nestjs/platform-express.NestExpressApplication @nestjs/platform-fastify.NestFastifyApplication")) @element

; await app.listen(3000), await app.close(): one that is only closed serves nothing
(call_expression function: (member_expression object: [(identifier) (member_expression)] @name property: (property_identifier) @method @at)
  (#any-of? @method "listen")
  (#set! kind "router") (#set! serves "true") (#set! name.instance "@nestjs/core.NestFactory.create @nestjs/common.INestApplication @nestjs/platform-express.NestExpressApplication @nestjs/platform-fastify.NestFastifyApplication")) @element
(call_expression function: (member_expression object: [(identifier) (member_expression)] @name property: (property_identifier) @method @at)
  (#any-of? @method "close")
  (#set! kind "router") (#set! serves "false") (#set! name.instance "@nestjs/core.NestFactory.create @nestjs/common.INestApplication @nestjs/platform-express.NestExpressApplication @nestjs/platform-fastify.NestFastifyApplication")) @element

; RouterModule.register([{ path: "admin", module: AdminModule, children: [...] }]): the prefix of the controllers of that module alone
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "router") (#set! pick.told "0") (#set! told.keys "path module children") (#set! prefix.only "controllers")
  (#set! callee.is "@nestjs/core.RouterModule.register @nestjs/core.RouterModule.forRoutes nest-router.RouterModule.forRoutes")) @element

; app.useGlobalGuards(new JwtAuthGuard(reflector)): a guard of all that the application serves
(call_expression function: (member_expression object: [(identifier) (member_expression)] @name property: (property_identifier) @method @at) arguments: (arguments) @arguments
  (#any-of? @method "useGlobalGuards")
  (#set! kind "router") (#set! facet.root "true") (#set! guard.known "true") (#set! guard.name "function") (#set! pick.guard "0:")
  (#set! name.instance "@nestjs/core.NestFactory.create @nestjs/common.INestApplication @nestjs/platform-express.NestExpressApplication @nestjs/platform-fastify.NestFastifyApplication")) @element

; @Module({ providers: [{ provide: APP_GUARD, useClass: JwtAuthGuard }] }): of all that the application serves, whichever of its modules says so
(decorator (call_expression function: (_) @callee arguments: (arguments (object (pair key: (property_identifier) @_held value: (array (object
    (pair key: (property_identifier) @_provide value: (_) @token) (pair key: (property_identifier) @_class value: (_) @guard))))))) @element
  (#any-of? @_held "providers") (#any-of? @_provide "provide") (#any-of? @_class "useClass" "useExisting")
  (#set! kind "router") (#set! name "decorated") (#set! guard.known "true") (#set! guard.all "true") (#set! callee.is "@nestjs/common.Module") (#set! token.is "@nestjs/core.APP_GUARD"))
