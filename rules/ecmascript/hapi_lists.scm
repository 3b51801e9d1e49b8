; needs: hapi
; const routes: ServerRoute[] = [{ method: "GET", path: "/users", handler }], module.exports = [...], export default [...]: what a server is given elsewhere
([(variable_declarator value: (array (object (pair key: (property_identifier) @_path value: (string) @_at)) @config @element))
  (assignment_expression right: (array (object (pair key: (property_identifier) @_path value: (string) @_at)) @config @element))
  (export_statement value: (array (object (pair key: (property_identifier) @_path value: (string) @_at)) @config @element))]
  (#eq? @_path "path") (#match? @_at "^./")
  (#set! kind "route") (#set! framework "hapi") (#set! router "function") (#set! requires "path method handler")
  (#set! config.method "method") (#set! config.path "path") (#set! config.handler "handler options config"))
