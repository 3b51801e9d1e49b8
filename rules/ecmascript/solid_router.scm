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
