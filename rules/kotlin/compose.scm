; needs: androidx.compose

; @Composable fun Card(title: String) { }
(function_declaration (modifiers (annotation (user_type (identifier) @_composable))) name: (identifier) @name (function_value_parameters) . (function_body)
  (#eq? @_composable "Composable") (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! name.undecorated "Preview* *Preview *Previews")) @element

; its parameters
(function_declaration (modifiers (annotation (user_type (identifier) @_composable))) name: (identifier) @name (function_value_parameters (parameter . (identifier) @prop)) . (function_body)
  (#eq? @_composable "Composable") (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! name.undecorated "Preview* *Preview *Previews")) @element

; the one component that it consists of
(function_declaration (modifiers (annotation (user_type (identifier) @_composable))) name: (identifier) @name (function_value_parameters)
  . (function_body [
    (call_expression . (identifier) @wraps)
    (call_expression . (call_expression . (identifier) @wraps))
    (block . (call_expression . (identifier) @wraps) .)
    (block . (call_expression . (call_expression . (identifier) @wraps)) .)])
  (#eq? @_composable "Composable") (#match? @name "^[A-Z]") (#match? @wraps "^[A-Z]")
  (#set! kind "component") (#set! name.undecorated "Preview* *Preview *Previews")) @element
