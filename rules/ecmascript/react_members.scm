; needs: memo forwardRef </ />

; Card.Header = (props) => <div/>, Card.Header = memo(...)
(assignment_expression left: (member_expression) @name right: [(arrow_function) (function_expression) (call_expression)]
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! framework "react") (#set! name.trait "jsx wrapped-jsx factory") (#set! facet.form "member")) @element
