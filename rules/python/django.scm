(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "table")
  (#set! bases.inherits "django.db.models.Model django.contrib.gis.db.models.Model django.contrib.auth.models.AbstractUser django.contrib.auth.models.AbstractBaseUser django.contrib.auth.models.User django.contrib.auth.models.Group django.contrib.auth.models.PermissionsMixin mptt.models.MPTTModel model_utils.models.* taggit.models.* polymorphic.models.PolymorphicModel")
  (#set! body.column "call")) @element

; urlpatterns = [path("users/", views.users), re_path(...), path("x/", include("app.urls"))]
(call
  function: (_) @maker
  arguments: (argument_list . (_) @path . (_) @handler)
  (#set! kind "route") (#set! router "binding") (#set! method "ANY")
  (#set! maker.is "django.urls.path django.urls.re_path django.conf.urls.url django.urls.conf.path django.urls.conf.re_path")
  (#set! handler.is.not "django.urls.include()")) @element
