; needs: Bulk
; router.register("users", UserViewSet) on a BulkRouter: the actions of the viewset, with those on many at once
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler)
  (#eq? @_method "register")
  (#set! kind "route") (#set! framework "djangorestframework") (#set! resource "python/djangorestframework_bulk") (#set! guard.decorators "true") (#set! guard.bases "true") (#set! guard.members "permission_classes required_scopes required_permissions permission_required") (#set! guard.through "dispatch")
  (#set! router.instance "rest_framework_bulk.routes.BulkRouter")) @element
(call
  function: (attribute object: (_) @router attribute: (identifier) @_method)
  arguments: (argument_list . (_) @path (keyword_argument name: (identifier) @_viewset value: (_) @handler))
  (#eq? @_method "register") (#eq? @_viewset "viewset")
  (#set! kind "route") (#set! framework "djangorestframework") (#set! resource "python/djangorestframework_bulk") (#set! guard.decorators "true") (#set! guard.bases "true") (#set! guard.members "permission_classes required_scopes required_permissions permission_required") (#set! guard.through "dispatch")
  (#set! router.instance "rest_framework_bulk.routes.BulkRouter")) @element
