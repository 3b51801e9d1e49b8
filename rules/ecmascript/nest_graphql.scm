; needs: graphql
; only: typescript tsx vue svelte astro

; @Resolver(() => User) class UsersResolver
(decorator (call_expression function: (_) @callee)
  (#set! kind "router") (#set! name "decorated") (#set! facet.root "true")
  (#set! callee.is "@nestjs/graphql.Resolver type-graphql.Resolver")) @element

; @Query(() => [User]) users() {}, @Query(() => User, { name: "user" }) findOne() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.bare "true") (#set! method "QUERY")
  (#set! pick.path "text 0 1.name 0.name") (#set! path "[handler]") (#set! path.words "[handler]=handler")
  (#set! guard.decorators "true Roles Scopes Permissions RequiredRoles AllowedRoles RequiredScopes RequiredPermissions SetMetadata Authorized")
  (#set! guard.applied "@nestjs/common.applyDecorators")
  (#set! guard.lifted "Public IsPublic PublicRoute PublicEndpoint SkipAuth NoAuth AllowAnonymous AllowUnauthorizedRequest Unauthenticated")
  (#set! callee.is "@nestjs/graphql.Query type-graphql.Query")) @element

; @Mutation(() => User) createUser() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.bare "true") (#set! method "MUTATION")
  (#set! pick.path "text 0 1.name 0.name") (#set! path "[handler]") (#set! path.words "[handler]=handler")
  (#set! guard.decorators "true Roles Scopes Permissions RequiredRoles AllowedRoles RequiredScopes RequiredPermissions SetMetadata Authorized")
  (#set! guard.applied "@nestjs/common.applyDecorators")
  (#set! guard.lifted "Public IsPublic PublicRoute PublicEndpoint SkipAuth NoAuth AllowAnonymous AllowUnauthorizedRequest Unauthenticated")
  (#set! callee.is "@nestjs/graphql.Mutation type-graphql.Mutation")) @element

; @Subscription(() => User) userCreated() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.bare "true") (#set! method "SUBSCRIPTION")
  (#set! pick.path "text 0 1.name 0.name") (#set! path "[handler]") (#set! path.words "[handler]=handler")
  (#set! guard.decorators "true Roles Scopes Permissions RequiredRoles AllowedRoles RequiredScopes RequiredPermissions SetMetadata Authorized")
  (#set! guard.applied "@nestjs/common.applyDecorators")
  (#set! guard.lifted "Public IsPublic PublicRoute PublicEndpoint SkipAuth NoAuth AllowAnonymous AllowUnauthorizedRequest Unauthenticated")
  (#set! callee.is "@nestjs/graphql.Subscription type-graphql.Subscription")) @element
