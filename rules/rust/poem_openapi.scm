; needs: oai(

; #[oai(path = "/users/:id", method = "get")] async fn one(): what the service that it is part of stands below the application says
((attribute_item (attribute (identifier) @_oai arguments: (token_tree (identifier) @_key . (string_literal) @path))) @at
  . [(attribute_item) (line_comment) (block_comment)]* . (function_item name: (identifier) @handler) @element
  (#eq? @_oai "oai") (#eq? @_key "path")
  (#set! kind "route") (#set! requires "path method"))
((attribute_item (attribute (identifier) @_oai arguments: (token_tree (identifier) @_key . (string_literal) @method)))
  . [(attribute_item) (line_comment) (block_comment)]* . (function_item) @element
  (#eq? @_oai "oai") (#eq? @_key "method")
  (#set! kind "route") (#set! requires "path method"))

; #[OpenApi(prefix_path = "/v1")] impl UserApi
((attribute_item (attribute [(identifier) @_api (scoped_identifier name: (identifier) @_api)] arguments: (token_tree (identifier) @_key . (string_literal) @prefix)))
  . [(attribute_item) (line_comment) (block_comment)]* . (impl_item) @element
  (#eq? @_api "OpenApi") (#eq? @_key "prefix_path")
  (#set! kind "mount") (#set! inline "body") (#set! router "elsewhere"))
