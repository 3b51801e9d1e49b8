; needs: org.springframework.web.reactive.function.server org.springframework.web.servlet.function

; GET("/users", handler::all), GET("/users", accept(JSON), handler::all)
(call_expression . (identifier) @method @at (value_arguments
    . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .)
    (value_argument . [(navigation_expression) (callable_reference) (lambda_literal)] @handler .) .)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! router "binding")) @element

; GET("/users") { handler.all(it) }
(call_expression (call_expression . (identifier) @method @at (value_arguments
    . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .))) . (annotated_lambda)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS")
  (#set! kind "route") (#set! path.any "true") (#set! router "binding")) @element

; GET("/users").invoke(handler::all)
(call_expression
  . (navigation_expression
      . (call_expression . (identifier) @method @at . (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .)))
      . (identifier) @_invoke)
  . (value_arguments . (value_argument . (_) @handler .) .)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS") (#eq? @_invoke "invoke")
  (#set! kind "route") (#set! router "binding")) @element

; GET("/users").invoke { handler.all() }
(call_expression
  . (navigation_expression
      . (call_expression . (identifier) @method @at . (value_arguments . (value_argument . [(string_literal) (identifier) (navigation_expression) (binary_expression)] @path .)))
      . (identifier) @_invoke)
  . (annotated_lambda)
  (#any-of? @method "GET" "POST" "PUT" "PATCH" "DELETE" "HEAD" "OPTIONS") (#eq? @_invoke "invoke")
  (#set! kind "route") (#set! router "binding")) @element

; "/users".nest { }, path("/users").nest { }, (accept(JSON) and "/users").nest { }, ("/users" and accept(JSON)).nest { }
(call_expression . (navigation_expression . [(string_literal) (identifier) (parenthesized_expression (string_literal))] @prefix . (identifier) @_nest) . (annotated_lambda)
  (#eq? @_nest "nest")
  (#set! kind "mount") (#set! inline "body")) @element
(call_expression
  . (navigation_expression
      . (call_expression . (identifier) @_path . (value_arguments . (value_argument . [(string_literal) (identifier)] @prefix .) .))
      . (identifier) @_nest)
  . (annotated_lambda)
  (#eq? @_path "path") (#eq? @_nest "nest")
  (#set! kind "mount") (#set! inline "body")) @element
(call_expression
  . (navigation_expression . (parenthesized_expression (infix_expression (string_literal) @prefix)) . (identifier) @_nest)
  . (annotated_lambda)
  (#eq? @_nest "nest")
  (#set! kind "mount") (#set! inline "body")) @element
