; needs: <Route
; only: tsx javascript

; <Route path="/users" element={<Users/>}>
(jsx_element open_tag: (jsx_opening_element name: (_) @callee attribute: (jsx_attribute (property_identifier) @_key [(string) (jsx_expression)] @path))
  (#eq? @_key "path")
  (#set! kind "pages") (#set! framework "react-router") (#set! callee.last "Route ProtectedRoute PrivateRoute AuthRoute")) @element
(jsx_self_closing_element name: (_) @callee attribute: (jsx_attribute (property_identifier) @_key [(string) (jsx_expression)] @path)
  (#eq? @_key "path")
  (#set! kind "pages") (#set! framework "react-router") (#set! callee.last "Route ProtectedRoute PrivateRoute AuthRoute")) @element
