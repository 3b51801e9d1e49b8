; needs: cloudwego/hertz kataras/iris flamego
; h.GET("/users", list), app.Get("/users", list): what reads like a route on what these packages make, whose groups no rule reads
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @method)
  arguments: (argument_list . (_) @path (_) @handler .)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS" "Any" "Get" "Post" "Put" "Patch" "Delete")
  (#set! kind "route") (#set! path.like "/*") (#set! router.unknown "made *")
  (#set! router.instance "github.com/cloudwego/hertz* github.com/kataras/iris* github.com/flamego/flamego*")) @element
