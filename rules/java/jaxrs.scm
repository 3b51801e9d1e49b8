; needs: javax.ws.rs jakarta.ws.rs

; the class: its prefix, and guards of all its routes
(class_declaration
  (modifiers (annotation name: (identifier) @_path arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @prefix)))
  name: (identifier) @name
  (#eq? @_path "Path")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration
  (modifiers [(annotation name: (identifier) @guard) (marker_annotation name: (identifier) @guard)])
  name: (identifier) @name
  (#any-of? @guard "RolesAllowed" "DenyAll" "Authenticated")
  (#set! kind "router") (#set! facet.root "class")) @element

; a method: its verb
(class_declaration body: (class_body
  (method_declaration (modifiers (marker_annotation name: (identifier) @method))) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! router "class"))

; its path, on either side of the verb
(class_declaration body: (class_body
  (method_declaration (modifiers
    (marker_annotation name: (identifier) @method)
    (annotation name: (identifier) @_path arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @path)))) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#eq? @_path "Path")
  (#set! kind "route") (#set! router "class"))
(class_declaration body: (class_body
  (method_declaration (modifiers
    (annotation name: (identifier) @_path arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @path))
    (marker_annotation name: (identifier) @method))) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#eq? @_path "Path")
  (#set! kind "route") (#set! router "class"))

; its guards, on either side of a verb
(class_declaration body: (class_body
  (method_declaration (modifiers
    [(annotation name: (identifier) @guard) (marker_annotation name: (identifier) @guard)]
    (marker_annotation name: (identifier) @method))) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#any-of? @guard "RolesAllowed" "DenyAll" "Authenticated")
  (#set! kind "route") (#set! router "class"))
(class_declaration body: (class_body
  (method_declaration (modifiers
    (marker_annotation name: (identifier) @method)
    [(annotation name: (identifier) @guard) (marker_annotation name: (identifier) @guard)])) @element @handler)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#any-of? @guard "RolesAllowed" "DenyAll" "Authenticated")
  (#set! kind "route") (#set! router "class"))

; open to all, whatever guards the class
(class_declaration body: (class_body
  (method_declaration (modifiers
    (marker_annotation name: (identifier) @method)
    (marker_annotation name: (identifier) @open))) @element)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#eq? @open "PermitAll")
  (#set! kind "route") (#set! router "class"))
(class_declaration body: (class_body
  (method_declaration (modifiers
    (marker_annotation name: (identifier) @open)
    (marker_annotation name: (identifier) @method))) @element)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#eq? @open "PermitAll")
  (#set! kind "route") (#set! router "class"))

; @Path("{id}/orders") OrderResource orders(): what it gives serves what is below
(class_declaration body: (class_body
  (method_declaration
    (modifiers (annotation name: (identifier) @_path arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression)] @prefix)))
    type: (_) @child) @element @locator)
  (#eq? @_path "Path")
  (#set! kind "mount") (#set! router "class") (#set! prefix.overrides "true")
  (#set! locator.undecorated "GET POST PUT PATCH DELETE HEAD OPTIONS"))
