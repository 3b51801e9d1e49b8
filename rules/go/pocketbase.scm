; needs: pocketbase/pocketbase

; se.Router.GET("/users", h.list)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "SEARCH" "Any")
  (#set! kind "route") (#set! along "chain") (#set! path.root "mount") (#set! router.instance "github.com/pocketbase/pocketbase*")) @element

; .Bind(apis.RequireAuth()), .BindFunc(requireAdmin) behind a route
(call_expression
  function: (selector_expression operand: (call_expression) field: (field_identifier) @_bind)
  arguments: (argument_list (_) @guard)
  (#any-of? @_bind "Bind" "BindFunc")
  (#set! kind "route") (#set! along "chain") (#set! requires "path") (#set! guard.known "true")) @element

; se.Router: what all stands below; groups are read as everywhere
((selector_expression field: (field_identifier) @_router) @name @served
  (#eq? @_router "Router")
  (#set! kind "router") (#set! facet.root "true") (#set! served.instance "github.com/pocketbase/pocketbase*")) @element

; api.Bind(apis.RequireAuth()), api.BindFunc(requireAdmin)
(call_expression
  function: (selector_expression operand: [(identifier) (selector_expression)] @name field: (field_identifier) @_bind)
  arguments: (argument_list (_) @guard)
  (#any-of? @_bind "Bind" "BindFunc")
  (#set! kind "router") (#set! guard.known "true")) @element
