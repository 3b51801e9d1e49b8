(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#not-match? @name "^(Meta|Config)$")
  (#set! kind "table")
  (#set! bases.inherits "django.db.models.Model django.contrib.gis.db.models.Model django.contrib.auth.models.AbstractUser django.contrib.auth.models.AbstractBaseUser django.contrib.auth.models.User django.contrib.auth.models.Group django.contrib.auth.models.PermissionsMixin django.contrib.sessions.base_session.AbstractBaseSession django.contrib.contenttypes.models.ContentType mptt.models.MPTTModel model_utils.models.* taggit.models.* polymorphic.models.PolymorphicModel treebeard.mp_tree.MP_Node treebeard.ns_tree.NS_Node treebeard.al_tree.AL_Node parler.models.TranslatableModel django_extensions.db.models.* ordered_model.models.OrderedModel solo.models.SingletonModel wagtail.models.Page wagtail.models.Orderable wagtail.contrib.settings.models.BaseSiteSetting wagtail.contrib.settings.models.BaseGenericSetting modelcluster.models.ClusterableModel cms.models.CMSPlugin cms.models.pluginmodel.CMSPlugin django_tenants.models.* safedelete.models.SafeDeleteModel django_lifecycle.LifecycleModel oauth2_provider.models.AbstractApplication rest_framework.authtoken.models.Token")
  (#set! name.lacks "Meta.abstract")
  (#set! body.column "call") (#set! unmade.column "django.db.models.Manager django.db.models.Manager.from_queryset() django.db.models.QuerySet.as_manager django.db.models.manager.* django.contrib.contenttypes.fields.* django_scopes.ScopedManager django_scopes.manager.* django.contrib.auth.models.* django.contrib.auth.base_user.* treebeard.* mptt.managers.* polymorphic.managers.* parler.managers.* safedelete.managers.* simple_history.models.* model_utils.managers.* model_utils.FieldTracker") (#set! value.table "Meta.db_table")) @element

; what declares a column below a base that no source of the tree tells of; Django's own expressions say so what they give back
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment left: (identifier) @_column right: (call function: (_) @maker))))
  (#match? @maker "(Field|ForeignKey)$") (#not-eq? @_column "output_field")
  (#set! kind "table") (#set! maker.is "django.db.models.* django.contrib.gis.db.models.*") (#set! bases.outside "django.* object")
  (#set! name.lacks "Meta.abstract")
  (#set! body.column "call") (#set! unmade.column "django.db.models.Manager django.db.models.Manager.from_queryset() django.db.models.QuerySet.as_manager django.db.models.manager.* django.contrib.contenttypes.fields.* django_scopes.ScopedManager django_scopes.manager.* django.contrib.auth.models.* django.contrib.auth.base_user.* treebeard.* mptt.managers.* polymorphic.managers.* parler.managers.* safedelete.managers.* simple_history.models.* model_utils.managers.* model_utils.FieldTracker") (#set! value.table "Meta.db_table")) @element

; what says by its Meta to which application it belongs, below such a base
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (class_definition
    name: (identifier) @_meta
    body: (block (expression_statement (assignment left: (identifier) @_said)))))
  (#eq? @_meta "Meta") (#eq? @_said "app_label")
  (#set! kind "table") (#set! bases.outside "django.* object")
  (#set! name.lacks "Meta.abstract")
  (#set! body.column "call") (#set! unmade.column "django.db.models.Manager django.db.models.Manager.from_queryset() django.db.models.QuerySet.as_manager django.db.models.manager.* django.contrib.contenttypes.fields.* django_scopes.ScopedManager django_scopes.manager.* django.contrib.auth.models.* django.contrib.auth.base_user.* treebeard.* mptt.managers.* polymorphic.managers.* parler.managers.* safedelete.managers.* simple_history.models.* model_utils.managers.* model_utils.FieldTracker") (#set! value.table "Meta.db_table")) @element

; urlpatterns = [path("users/", views.users), re_path(...)]; files, the admin and what a class of the admin adds to it are no routes of the project. A class view answers whatever it answers, a viewset's mapping says its methods
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path . (_) @handler)
  (#set! needs "django urlpatterns url_patterns") (#set! kind "route") (#set! router "given") (#set! rooted "urlpatterns ROOT_URLCONF PUBLIC_SCHEMA_URLCONF SUBDOMAIN_URLCONFS") (#set! methods "mapping") (#set! methods.held "python/class_views") (#set! guard.decorators "true")
  (#set! guard.bases "true") (#set! guard.members "permission_classes required_scopes required_permissions permission_required") (#set! guard.through "dispatch")
  (#set! maker.is "django.urls.path django.urls.re_path django.conf.urls.url django.urls.conf.path django.urls.conf.re_path")
  (#set! within.not "django.contrib.admin.* unfold.admin.* unfold.sites.* import_export.admin.*")
  (#set! handler.not "channels.routing.URLRouter() ninja.NinjaAPI().urls ninja.main.NinjaAPI().urls ninja_extra.NinjaExtraAPI().urls django.urls.include() django.conf.urls.include() django.urls.conf.include() django.contrib.admin.* django.views.static.* django.views.i18n.* django.contrib.staticfiles.* django.conf.urls.static.*")) @element

; path(route="users/", view=views.users), path("users/", view=views.users)
(call
  function: (_) @maker
  arguments: (argument_list . [(keyword_argument name: (identifier) @_path value: (_) @path) (_) @path] (keyword_argument name: (identifier) @_view value: (_) @handler))
  (#eq? @_view "view") (#any-of? @_path "route" "regex")
  (#set! kind "route") (#set! router "given") (#set! rooted "urlpatterns ROOT_URLCONF PUBLIC_SCHEMA_URLCONF SUBDOMAIN_URLCONFS") (#set! methods "mapping") (#set! methods.held "python/class_views") (#set! guard.decorators "true")
  (#set! guard.bases "true") (#set! guard.members "permission_classes required_scopes required_permissions permission_required") (#set! guard.through "dispatch")
  (#set! maker.is "django.urls.path django.urls.re_path django.conf.urls.url django.urls.conf.path django.urls.conf.re_path")
  (#set! within.not "django.contrib.admin.* unfold.admin.* unfold.sites.* import_export.admin.*")
  (#set! handler.not "channels.routing.URLRouter() ninja.NinjaAPI().urls ninja.main.NinjaAPI().urls ninja_extra.NinjaExtraAPI().urls django.urls.include() django.conf.urls.include() django.urls.conf.include() django.contrib.admin.* django.views.static.* django.views.i18n.* django.contrib.staticfiles.* django.conf.urls.static.*")) @element

; path("api/", include("app.urls")), include(router.urls), include([path(...)]), include((patterns, "name"))
(call
  function: (_) @maker
  arguments: (argument_list . (_) @prefix . (call function: (_) @includer arguments: (argument_list . (_) @child)))
  (#set! needs "django urlpatterns url_patterns") (#set! kind "mount") (#set! inline "true") (#set! child.name "urlpatterns") (#set! rooted "urlpatterns ROOT_URLCONF PUBLIC_SCHEMA_URLCONF SUBDOMAIN_URLCONFS")
  (#set! maker.is "django.urls.path django.urls.re_path django.conf.urls.url django.urls.conf.path django.urls.conf.re_path")
  (#set! includer.is "django.urls.include django.conf.urls.include django.urls.conf.include")) @element
(call
  function: (_) @maker
  arguments: (argument_list . [(keyword_argument name: (identifier) @_path value: (_) @prefix) (_) @prefix] (keyword_argument name: (identifier) @_view value: (call function: (_) @includer arguments: (argument_list . (_) @child))))
  (#eq? @_view "view") (#any-of? @_path "route" "regex")
  (#set! kind "mount") (#set! inline "true") (#set! child.name "urlpatterns") (#set! rooted "urlpatterns ROOT_URLCONF PUBLIC_SCHEMA_URLCONF SUBDOMAIN_URLCONFS")
  (#set! maker.is "django.urls.path django.urls.re_path django.conf.urls.url django.urls.conf.path django.urls.conf.re_path")
  (#set! includer.is "django.urls.include django.conf.urls.include django.urls.conf.include")) @element

; URLRouter(websocket_urlpatterns) of Channels serves a list beside those that the settings name, path("ws/", URLRouter([...])) below another
(assignment
  left: (identifier) @name
  right: (call function: (_) @maker)
  (#set! kind "router") (#set! facet.root "application") (#set! maker.is "channels.routing.ProtocolTypeRouter")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @child)
  (#match? @maker "URLRouter$")
  (#set! kind "mount") (#set! maker.is "channels.routing.URLRouter")) @element
(call
  function: (_) @maker
  arguments: (argument_list . (_) @prefix . (call function: (_) @includer arguments: (argument_list . (_) @child)))
  (#set! needs "django urlpatterns url_patterns") (#set! kind "mount") (#set! inline "true")
  (#set! maker.is "django.urls.path django.urls.re_path django.conf.urls.url django.urls.conf.path django.urls.conf.re_path")
  (#set! includer.is "channels.routing.URLRouter")) @element

; urlpatterns = i18n_patterns(path(...)): below the code of a language, which the settings know
(call
  function: (_) @maker
  arguments: (argument_list) @child
  (#match? @maker "i18n_patterns$") (#not-match? @child "prefix_default_language *= *False")
  (#set! kind "mount") (#set! inline "true") (#set! router "unknown")
  (#set! maker.is "django.conf.urls.i18n.i18n_patterns")) @element

; urlpatterns += other stands as it is; urlpatterns = router.urls mounts the router here, as does any list of routes += router.urls
(assignment
  left: (identifier) @_name
  right: (attribute attribute: (identifier) @_urls) @child
  (#eq? @_name "urlpatterns") (#eq? @_urls "urls")
  (#set! kind "mount")) @element
(augmented_assignment
  left: (identifier)
  right: (attribute attribute: (identifier) @_urls) @child
  (#eq? @_urls "urls")
  (#set! kind "mount")) @element

; urlpatterns = [*users.urlpatterns, *orders] and urlpatterns = (users + orders + teams.urls)
(assignment
  left: (identifier)
  right: (list (list_splat [(identifier) (attribute)] @child))
  (#set! needs "django urlpatterns url_patterns") (#set! kind "mount") (#set! child.name "urlpatterns")) @element
(assignment
  left: (identifier) @_name
  right: [(binary_operator) (parenthesized_expression (binary_operator))] @child
  (#match? @_name "(patterns|urls|routes)$")
  (#set! kind "mount")) @element
(module (expression_statement (assignment
  left: (identifier) @_name
  right: [
    (binary_operator left: [(identifier) (attribute) (binary_operator)] right: (list))
    (binary_operator left: (list) right: [(identifier) (attribute) (list)])
  ] @child
  (#not-match? @_name "(patterns|urls|routes)$")
  (#set! needs "urlpatterns url_patterns include( path(") (#set! kind "mount")) @element))
(augmented_assignment
  left: (identifier) @_name
  right: [(identifier) (attribute) (call) (binary_operator) (parenthesized_expression (binary_operator))] @child
  (#match? @_name "(patterns|urls|routes)$")
  (#set! kind "mount")) @element
(call
  function: (attribute object: (identifier) @router attribute: (identifier) @_extend)
  arguments: (argument_list . [(identifier) (attribute)] @child)
  (#eq? @_extend "extend")
  (#set! needs "urlpatterns url_patterns include( path(") (#set! kind "mount")) @element

; urlpatterns = get_urlpatterns(), inner = listed(): what a function of the tree puts together
(module (expression_statement (assignment
  left: (identifier)
  right: (call function: (_) @maker) @child
  (#set! needs "urlpatterns url_patterns include( path(") (#set! kind "mount") (#set! maker.unknown "method")) @element))

; path("books/", paged(BookList)), of a function of the tree that gives include([...])
(call
  function: (_) @maker
  arguments: (argument_list . (_) @prefix . (call function: [(identifier) (attribute)] @given) @child)
  (#set! needs "django urlpatterns url_patterns") (#set! kind "mount")
  (#set! maker.is "django.urls.path django.urls.re_path django.conf.urls.url django.urls.conf.path django.urls.conf.re_path")
  (#set! given.unknown "method")) @element

; path("api/", api.urls) of Django Ninja
(call
  function: (_) @maker
  arguments: (argument_list . (_) @prefix . (attribute object: (_) @child attribute: (identifier) @_urls))
  (#eq? @_urls "urls")
  (#set! kind "mount") (#set! child.instance "ninja.NinjaAPI ninja.main.NinjaAPI ninja_extra.NinjaExtraAPI")
  (#set! maker.is "django.urls.path django.urls.re_path django.urls.conf.path")) @element

; urls = api.urls; path("api/", urls)
(call
  function: (_) @maker
  arguments: (argument_list . (_) @prefix . (identifier) @child)
  (#set! kind "mount") (#set! child.instance "ninja.NinjaAPI().urls")
  (#set! maker.is "django.urls.path django.urls.re_path django.urls.conf.path")) @element

; [rest_path("users", GET=list_users)]: a function of the project's own, of which only it can tell whether it gives a route
(list
  (call
    function: (identifier) @function
    arguments: (argument_list . (string))) @call @element
  (#not-match? @function "^(path|re_path|url|include)$")
  (#set! needs "django urlpatterns url_patterns") (#set! kind "registering"))
