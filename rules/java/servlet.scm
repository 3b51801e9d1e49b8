; needs: WebServlet

; @WebServlet("/users"), @WebServlet({"/users", "/people"}), @WebServlet(urlPatterns = "/users", loadOnStartup = 1)
(class_declaration
  (modifiers (annotation name: (identifier) @_servlet
    arguments: (annotation_argument_list . [(string_literal) (identifier) (field_access) (binary_expression) (element_value_array_initializer)] @prefix .)))
  name: (identifier) @name
  (#eq? @_servlet "WebServlet")
  (#set! kind "router") (#set! facet.root "class")) @element
(class_declaration
  (modifiers (annotation name: (identifier) @_servlet
    arguments: (annotation_argument_list (element_value_pair key: (identifier) @_key value: (_) @prefix))))
  name: (identifier) @name
  (#eq? @_servlet "WebServlet") (#any-of? @_key "value" "urlPatterns")
  (#set! kind "router") (#set! facet.root "class")) @element

; who may ask: @ServletSecurity(@HttpConstraint(rolesAllowed = "admin"))
(class_declaration
  (modifiers (annotation name: (identifier) @_guard arguments: (annotation_argument_list . (annotation) @guard)) (annotation name: (identifier) @_servlet))
  name: (identifier) @name
  (#eq? @_servlet "WebServlet") (#eq? @_guard "ServletSecurity")
  (#set! kind "router") (#set! facet.root "class") (#set! guard.name "whole")) @element
(class_declaration
  (modifiers (annotation name: (identifier) @_servlet) (annotation name: (identifier) @_guard arguments: (annotation_argument_list . (annotation) @guard)))
  name: (identifier) @name
  (#eq? @_servlet "WebServlet") (#eq? @_guard "ServletSecurity")
  (#set! kind "router") (#set! facet.root "class") (#set! guard.name "whole")) @element

; protected void doGet(HttpServletRequest request, HttpServletResponse response)
(class_declaration
  (modifiers (annotation name: (identifier) @_servlet))
  body: (class_body (method_declaration name: (identifier) @method parameters: (formal_parameters (_) (_))) @element @handler)
  (#eq? @_servlet "WebServlet") (#any-of? @method "doGet" "doPost" "doPut" "doPatch" "doDelete" "doHead" "doOptions")
  (#set! kind "route") (#set! router "class") (#set! method.strip "do"))
(class_declaration
  (modifiers (annotation name: (identifier) @_servlet))
  body: (class_body (method_declaration name: (identifier) @_answering parameters: (formal_parameters (_) (_))) @element @handler)
  (#eq? @_servlet "WebServlet") (#eq? @_answering "service")
  (#set! kind "route") (#set! router "class"))
