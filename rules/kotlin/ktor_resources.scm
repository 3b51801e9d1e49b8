; needs: io.ktor.server.resources io.ktor.server.locations

; get<Articles.Id> { article -> }: the class says where it stands
(call_expression . (identifier) @method @at . (type_arguments . (type_projection . (user_type) @path)) . (annotated_lambda)
  (#any-of? @method "get" "post" "put" "delete" "patch" "head" "options")
  (#set! kind "route") (#set! router "function") (#set! path.class "Resource") (#set! path.below "parent")) @element

; the same as the grammar reads it at the start of a line: get < Articles.Id > { }
(binary_expression
  left: (binary_expression left: (identifier) @method @at "<" right: [(identifier) (navigation_expression)] @path) ">" right: (lambda_literal)
  (#any-of? @method "get" "post" "put" "delete" "patch" "head" "options")
  (#set! kind "route") (#set! router "function") (#set! path.class "Resource") (#set! path.below "parent")) @element
