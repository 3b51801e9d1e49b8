; needs: /*" /*'
; only: tsx javascript

; { path: "shop/*", element: <Shop /> }: what the element shows may hold routes of its own
(object (pair key: (property_identifier) @_key value: (string) @path)
  (#eq? @_key "path") (#match? @path "/\\*.$")
  (#set! kind "pages_open")) @element

; what it shows: <Shop />, Component: Shop
(pair key: (property_identifier) @_shown value: (identifier) @name
  (#any-of? @_shown "Component" "component")
  (#set! kind "pages_shown") (#set! name.like "[A-Z]*")) @element
(jsx_self_closing_element name: (_) @name
  (#set! kind "pages_shown") (#set! name.like "[A-Z]*")) @element
(jsx_opening_element name: (_) @name
  (#set! kind "pages_shown") (#set! name.like "[A-Z]*")) @element
