; needs: solidjs/router solid-app-router
; only: tsx javascript

; <Router root={App}>{routes}</Router>
(jsx_element open_tag: (jsx_opening_element name: (_) @callee) (jsx_expression [(identifier) (member_expression) (array) (call_expression)] @tree)
  (#set! kind "pages") (#set! framework "solid-router") (#set! path.slash "below")
  (#set! callee.is "@solidjs/router.Router @solidjs/router.HashRouter @solidjs/router.MemoryRouter @solidjs/router.StaticRouter")) @element

; const Routes = useRoutes(routes)
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "pages") (#set! framework "solid-router") (#set! pick.tree "0") (#set! path.slash "below")
  (#set! callee.is "@solidjs/router.useRoutes solid-app-router.useRoutes")) @element

; <Route path="/users" component={Users}>, below what is around it whether it begins with a slash or not
(jsx_element open_tag: (jsx_opening_element name: (_) @callee attribute: (jsx_attribute (property_identifier) @_key [(string) (jsx_expression)] @path))
  (#eq? @_key "path")
  (#set! kind "pages") (#set! framework "solid-router") (#set! path.slash "below") (#set! callee.is "@solidjs/router.Route solid-app-router.Route")) @element
(jsx_self_closing_element name: (_) @callee attribute: (jsx_attribute (property_identifier) @_key [(string) (jsx_expression)] @path)
  (#eq? @_key "path")
  (#set! kind "pages") (#set! framework "solid-router") (#set! path.slash "below") (#set! callee.is "@solidjs/router.Route solid-app-router.Route")) @element
