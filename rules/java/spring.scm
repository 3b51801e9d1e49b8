; needs: org.springframework.web org.springframework.stereotype.Controller

; the class: its prefix, and guards of all its routes
(class_declaration
  (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression) (element_value_array_initializer)] @prefix)))
  name: (identifier) @name
  (#eq? @_mapping "RequestMapping")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration
  (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: (_) @prefix))))
  name: (identifier) @name
  (#eq? @_mapping "RequestMapping") (#any-of? @_key "value" "path")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration
  (modifiers [(annotation name: (identifier) @guard) (marker_annotation name: (identifier) @guard)])
  name: (identifier) @name
  (#any-of? @guard "PreAuthorize" "Secured" "RolesAllowed" "PostAuthorize" "DenyAll")
  (#set! kind "router") (#set! facet.root "class")) @element

; a method: its verb
(class_declaration body: (class_body
  (method_declaration (modifiers [(annotation name: (identifier) @_mapping) (marker_annotation name: (identifier) @_mapping)])) @element @handler)
  (#eq? @_mapping "GetMapping")
  (#set! kind "route") (#set! router "class") (#set! method "GET"))
(class_declaration body: (class_body
  (method_declaration (modifiers [(annotation name: (identifier) @_mapping) (marker_annotation name: (identifier) @_mapping)])) @element @handler)
  (#eq? @_mapping "PostMapping")
  (#set! kind "route") (#set! router "class") (#set! method "POST"))
(class_declaration body: (class_body
  (method_declaration (modifiers [(annotation name: (identifier) @_mapping) (marker_annotation name: (identifier) @_mapping)])) @element @handler)
  (#eq? @_mapping "PutMapping")
  (#set! kind "route") (#set! router "class") (#set! method "PUT"))
(class_declaration body: (class_body
  (method_declaration (modifiers [(annotation name: (identifier) @_mapping) (marker_annotation name: (identifier) @_mapping)])) @element @handler)
  (#eq? @_mapping "PatchMapping")
  (#set! kind "route") (#set! router "class") (#set! method "PATCH"))
(class_declaration body: (class_body
  (method_declaration (modifiers [(annotation name: (identifier) @_mapping) (marker_annotation name: (identifier) @_mapping)])) @element @handler)
  (#eq? @_mapping "DeleteMapping")
  (#set! kind "route") (#set! router "class") (#set! method "DELETE"))
(class_declaration body: (class_body
  (method_declaration (modifiers [(annotation name: (identifier) @_mapping) (marker_annotation name: (identifier) @_mapping)])) @element @handler)
  (#eq? @_mapping "RequestMapping")
  (#set! kind "route") (#set! router "class") (#set! method.default "ANY"))
(class_declaration body: (class_body
  (method_declaration (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: (_) @method))))) @element @handler)
  (#eq? @_mapping "RequestMapping") (#eq? @_key "method")
  (#set! kind "route") (#set! router "class"))

; its path
(class_declaration body: (class_body
  (method_declaration (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression) (element_value_array_initializer)] @path)))) @element @handler)
  (#any-of? @_mapping "GetMapping" "PostMapping" "PutMapping" "PatchMapping" "DeleteMapping" "RequestMapping")
  (#set! kind "route") (#set! router "class"))
(class_declaration body: (class_body
  (method_declaration (modifiers (annotation name: (identifier) @_mapping arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: (_) @path))))) @element @handler)
  (#any-of? @_mapping "GetMapping" "PostMapping" "PutMapping" "PatchMapping" "DeleteMapping" "RequestMapping") (#any-of? @_key "value" "path")
  (#set! kind "route") (#set! router "class"))

; its guards
(class_declaration body: (class_body
  (method_declaration (modifiers [(annotation name: (identifier) @guard) (marker_annotation name: (identifier) @guard)])) @element)
  (#any-of? @guard "PreAuthorize" "Secured" "RolesAllowed" "PostAuthorize" "DenyAll")
  (#set! kind "route") (#set! router "class") (#set! part "guard"))
