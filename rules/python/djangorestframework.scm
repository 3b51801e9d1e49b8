(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#not-match? @name "^(Meta|Config)$")
  (#set! kind "schema")
  (#set! bases.inherits "rest_framework.serializers.Serializer rest_framework.serializers.ModelSerializer rest_framework.serializers.BaseSerializer rest_framework.serializers.HyperlinkedModelSerializer rest_framework.serializers.ListSerializer rest_framework.authtoken.serializers.AuthTokenSerializer rest_framework_simplejwt.serializers.* djoser.serializers.* dj_rest_auth.serializers.* dj_rest_auth.registration.serializers.* drf_writable_nested.WritableNestedModelSerializer drf_writable_nested.serializers.WritableNestedModelSerializer rest_framework_dataclasses.serializers.DataclassSerializer rest_framework_gis.serializers.* rest_polymorphic.serializers.PolymorphicSerializer rest_framework_json_api.serializers.* rest_flex_fields.FlexFieldsModelSerializer rest_flex_fields.serializers.FlexFieldsModelSerializer parler_rest.serializers.* rest_framework_mongoengine.serializers.*")
  (#set! facet.library "djangorestframework")
  (#set! body.field "call") (#set! listed.field "Meta.fields")) @element

; what declares a field of a serializer, below a base that no source of the tree tells of
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment right: (call function: (_) @maker))))
  (#match? @maker "(Field|Serializer)$")
  (#set! kind "schema") (#set! maker.is "rest_framework.serializers.* rest_framework.fields.*")
  (#set! bases.outside "rest_framework.* object")
  (#set! facet.library "djangorestframework")
  (#set! body.field "call") (#set! listed.field "Meta.fields")) @element

; class UserSerializer(I18nSerializer): class Meta: model = User, below a base of another library by a serializer's name
(class_definition
  name: (identifier) @name
  superclasses: (argument_list [(identifier) (attribute)] @_above) @bases
  body: (block (class_definition
    name: (identifier) @_meta
    body: (block (expression_statement (assignment left: (identifier) @_said)))))
  (#match? @_above "Serializer(Mixin)?$") (#eq? @_meta "Meta") (#any-of? @_said "model" "fields" "exclude")
  (#set! kind "schema") (#set! bases.outside "rest_framework.* object")
  (#set! facet.library "djangorestframework")
  (#set! body.field "call") (#set! listed.field "Meta.fields")) @element

; router.register("users", UserViewSet): the actions of the viewset, from djangorestframework.yaml
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "register")
  (#set! kind "route") (#set! resource "python/djangorestframework") (#set! guard.decorators "true") (#set! guard.bases "true") (#set! guard.members "permission_classes required_scopes required_permissions permission_required") (#set! guard.through "dispatch")
  (#set! router.instance "rest_framework.routers.DefaultRouter rest_framework.routers.SimpleRouter rest_framework_extensions.routers.ExtendedDefaultRouter rest_framework_extensions.routers.ExtendedSimpleRouter rest_framework_nested.routers.SimpleRouter rest_framework_nested.routers.DefaultRouter rest_framework_nested.routers.NestedSimpleRouter rest_framework_nested.routers.NestedDefaultRouter")) @element

; projects = router.register("projects", ProjectViewSet): what that gives registers below one of them
(assignment
  left: (identifier) @name
  right: (call function: (attribute object: (_) @router attribute: (identifier) @_method) arguments: (argument_list . (_) @prefix . (_)))
  (#eq? @_method "register")
  (#set! kind "router") (#set! router.instance "rest_framework.routers.DefaultRouter rest_framework.routers.SimpleRouter rest_framework_extensions.routers.ExtendedDefaultRouter rest_framework_extensions.routers.ExtendedSimpleRouter rest_framework.routers.DefaultRouter().* rest_framework.routers.SimpleRouter().* rest_framework_extensions.routers.ExtendedDefaultRouter().* rest_framework_extensions.routers.ExtendedSimpleRouter().*")) @element
(assignment
  left: (identifier) @name
  right: (call function: (attribute attribute: (identifier) @_method) arguments: (argument_list (keyword_argument name: (identifier) @_key value: (list) @behind)))
  (#eq? @_method "register") (#eq? @_key "parents_query_lookups")
  (#set! kind "router") (#set! requires "prefix") (#set! behind.named "parent_lookup_{}")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "register")
  (#set! kind "route") (#set! resource "python/djangorestframework") (#set! guard.decorators "true") (#set! guard.bases "true") (#set! guard.members "permission_classes required_scopes required_permissions permission_required") (#set! guard.through "dispatch")
  (#set! router.instance "rest_framework.routers.DefaultRouter().* rest_framework.routers.SimpleRouter().* rest_framework_extensions.routers.ExtendedDefaultRouter().* rest_framework_extensions.routers.ExtendedSimpleRouter().*")) @element
(call
  function: (attribute attribute: (identifier) @_method)
  arguments: (argument_list . (_) . (_) (keyword_argument name: (identifier) @_key value: (list) @behind))
  (#eq? @_method "register") (#eq? @_key "parents_query_lookups")
  (#set! kind "route") (#set! requires "path") (#set! behind.named "parent_lookup_{}")) @element

; router.register(prefix="users", viewset=UserViewSet), router.register("users", viewset=UserViewSet)
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list (keyword_argument name: (identifier) @_prefix value: (_) @path) (keyword_argument name: (identifier) @_viewset value: (_) @handler))
  (#eq? @_method "register") (#eq? @_prefix "prefix") (#eq? @_viewset "viewset")
  (#set! kind "route") (#set! resource "python/djangorestframework") (#set! guard.decorators "true") (#set! guard.bases "true") (#set! guard.members "permission_classes required_scopes required_permissions permission_required") (#set! guard.through "dispatch")
  (#set! router.instance "rest_framework.routers.DefaultRouter rest_framework.routers.SimpleRouter rest_framework_extensions.routers.ExtendedDefaultRouter rest_framework_extensions.routers.ExtendedSimpleRouter rest_framework_nested.routers.SimpleRouter rest_framework_nested.routers.DefaultRouter rest_framework_nested.routers.NestedSimpleRouter rest_framework_nested.routers.NestedDefaultRouter")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path (keyword_argument name: (identifier) @_viewset value: (_) @handler))
  (#eq? @_method "register") (#eq? @_viewset "viewset")
  (#set! kind "route") (#set! resource "python/djangorestframework") (#set! guard.decorators "true") (#set! guard.bases "true") (#set! guard.members "permission_classes required_scopes required_permissions permission_required") (#set! guard.through "dispatch")
  (#set! router.instance "rest_framework.routers.DefaultRouter rest_framework.routers.SimpleRouter rest_framework_extensions.routers.ExtendedDefaultRouter rest_framework_extensions.routers.ExtendedSimpleRouter rest_framework_nested.routers.SimpleRouter rest_framework_nested.routers.DefaultRouter rest_framework_nested.routers.NestedSimpleRouter rest_framework_nested.routers.NestedDefaultRouter")) @element

; router.registry.extend(users.router.registry): what another router registers stands on this one as well
(call
  function: (attribute object: (attribute object: (_) @router attribute: (identifier) @_onto) attribute: (identifier) @_extend)
  arguments: (argument_list . (attribute object: (_) @child attribute: (identifier) @_of) .)
  (#eq? @_onto "registry") (#eq? @_extend "extend") (#eq? @_of "registry")
  (#set! kind "mount") (#set! router.instance "rest_framework.routers.*")) @element

; a router class of the project that maps more methods: self.routes[0].mapping.update({"put": "bulk_update"})
(call
  function: (attribute object: (attribute attribute: (identifier) @_mapping) attribute: (identifier) @_update)
  arguments: (argument_list (dictionary) @mapping)
  (#eq? @_mapping "mapping") (#eq? @_update "update")
  (#set! kind "actions")) @element

; routes[0] = Route(mapping={"get": "list", "put": "bulk_update"}) in the body of such a class, routes = [Route(mapping={...})]
(assignment
  left: (subscript value: (identifier) @_routes)
  right: (call arguments: (argument_list (keyword_argument name: (identifier) @_key value: (dictionary) @mapping)))
  (#eq? @_routes "routes") (#eq? @_key "mapping")
  (#set! kind "actions")) @element
(assignment
  left: (identifier) @_routes
  right: (list (call arguments: (argument_list
    (keyword_argument name: (identifier) @_url value: (string) @_path)
    (keyword_argument name: (identifier) @_key value: (dictionary) @mapping))))
  (#eq? @_routes "routes") (#eq? @_url "url") (#not-match? @_path "lookup") (#eq? @_key "mapping")
  (#set! kind "actions") (#set! actions.instead "true")) @element

; register_users(router): the parameter is what was given
(call
  function: [(identifier) (attribute)] @function
  arguments: (argument_list [(identifier) (attribute)] @given) @argument
  (#set! needs "outer") (#set! kind "handover") (#set! given.instance "rest_framework.routers.DefaultRouter rest_framework.routers.SimpleRouter rest_framework_extensions.routers.ExtendedDefaultRouter rest_framework_extensions.routers.ExtendedSimpleRouter rest_framework_nested.routers.SimpleRouter rest_framework_nested.routers.DefaultRouter rest_framework_nested.routers.NestedSimpleRouter rest_framework_nested.routers.NestedDefaultRouter")) @element

; users_router = NestedSimpleRouter(router, "users", lookup="user"): below one of the users
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . (_) @router . [(string) (identifier) (attribute)] @prefix))
  (#set! needs "outer") (#set! kind "router") (#set! prefix.lookup "{}_{}") (#set! resource "python/djangorestframework")
  (#set! maker.is "rest_framework_nested.routers.NestedSimpleRouter rest_framework_nested.routers.NestedDefaultRouter")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list . (_) @router (keyword_argument name: (identifier) @_key value: (_) @prefix)))
  (#eq? @_key "parent_prefix")
  (#set! kind "router") (#set! prefix.lookup "{}_{}") (#set! resource "python/djangorestframework")
  (#set! maker.is "rest_framework_nested.routers.NestedSimpleRouter rest_framework_nested.routers.NestedDefaultRouter")) @element
(assignment
  left: (_) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @_key value: (_) @lookup)))
  (#eq? @_key "lookup")
  (#set! kind "router")
  (#set! maker.is "rest_framework_nested.routers.NestedSimpleRouter rest_framework_nested.routers.NestedDefaultRouter")) @element
