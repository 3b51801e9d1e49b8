; needs: <Route Routes
; only: tsx javascript

; <Route path="/users" element={<Users/>}>
(jsx_element open_tag: (jsx_opening_element name: (_) @callee attribute: (jsx_attribute (property_identifier) @_key [(string) (jsx_expression)] @path))
  (#eq? @_key "path")
  (#set! kind "pages") (#set! framework "react-router")
  (#set! matched.names "react-router-dom.useRouteMatch().path react-router-dom.useRouteMatch().url react-router.useRouteMatch().path react-router.useRouteMatch().url")
  (#set! matched.spelled "match.path match.url props.match.path props.match.url this.props.match.path this.props.match.url")
  (#set! callee.like "*Route") (#set! callee.not "@solidjs/router.Route solid-app-router.Route")) @element
(jsx_self_closing_element name: (_) @callee attribute: (jsx_attribute (property_identifier) @_key [(string) (jsx_expression)] @path)
  (#eq? @_key "path")
  (#set! kind "pages") (#set! framework "react-router")
  (#set! matched.names "react-router-dom.useRouteMatch().path react-router-dom.useRouteMatch().url react-router.useRouteMatch().path react-router.useRouteMatch().url")
  (#set! matched.spelled "match.path match.url props.match.path props.match.url this.props.match.path this.props.match.url")
  (#set! callee.like "*Route") (#set! callee.not "@solidjs/router.Route solid-app-router.Route")) @element

; <Route path="/users" nest>: what stands in it, in whatever component, counts from there
(jsx_element open_tag: (jsx_opening_element name: (_) @callee attribute: (jsx_attribute . (property_identifier) @nest .))
  (#eq? @nest "nest")
  (#set! kind "pages_nest") (#set! callee.last "Route")) @element
(jsx_self_closing_element name: (_) @callee attribute: (jsx_attribute . (property_identifier) @nest .)
  (#eq? @nest "nest")
  (#set! kind "pages_nest") (#set! callee.last "Route")) @element

; <Route path="/users"> that shows nothing itself, and has nothing at its own path
(jsx_element open_tag: (jsx_opening_element name: (_) @callee) @_open
  (#not-match? @_open "\\s(element|component|Component|render|lazy|children|nest)\\b|\\.\\.\\.")
  (#not-match? @element "\\sindex[\\s=/>]")
  (#set! kind "pages_frame") (#set! callee.last "Route")) @element

; <Routes>: below the route whose element shows it, whatever its own begin with
(jsx_element open_tag: (jsx_opening_element name: (_) @name)
  (#set! kind "pages_below") (#set! name.like "*Routes")) @element

; what a route's element shows: <Users/>, component={Users}
(jsx_attribute (property_identifier) @_shown (jsx_expression (identifier) @name)
  (#any-of? @_shown "component" "Component")
  (#set! kind "pages_shown") (#set! name.like "[A-Z]*")) @element
(jsx_self_closing_element name: (_) @name
  (#set! kind "pages_shown") (#set! name.like "[A-Z]*")) @element
(jsx_opening_element name: (_) @name
  (#set! kind "pages_shown") (#set! name.like "[A-Z]*")) @element

; {teamRoutes}, {teamRoutes()}, {open && teamRoutes()}: routes that stand under a name or in a function are put in here
(jsx_element (jsx_expression (identifier) @name) @element
  (#set! kind "pages_put"))
(call_expression function: (identifier) @name
  (#set! kind "pages_put")) @element
