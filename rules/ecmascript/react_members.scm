; needs: memo forwardRef createElement </ />

; Card.Header = (props) => <div/>, Card.Header = memo(...)
(assignment_expression left: (member_expression) @name right: [(arrow_function) (function_expression) (call_expression)]
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! framework "react") (#set! name.trait "jsx wrapped-jsx factory") (#set! facet.form "member")) @element

; exports.Card = (props) => <div/>, module.exports.Card = memo(...)
(assignment_expression
  left: (member_expression object: [(identifier) (member_expression)] @_offered property: (property_identifier) @name)
  right: [(arrow_function) (function_expression) (call_expression)]
  (#any-of? @_offered "exports" "module.exports") (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! framework "react") (#set! name.trait "jsx wrapped-jsx factory")) @element

; module.exports = () => <div/>, which the file names
(assignment_expression left: (member_expression) @_whole right: [(arrow_function) (function_expression) (call_expression)]
  (#eq? @_whole "module.exports")
  (#set! kind "component") (#set! framework "react") (#set! name "default") (#set! element.trait "jsx wrapped-jsx factory")
  (#set! facet.form "default")) @element

; let Card; Card = (props) => <div/>
(assignment_expression left: (identifier) @name right: [(arrow_function) (function_expression)]
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! framework "react") (#set! name.trait "jsx")) @element

; export { card as Card }
(export_specifier name: (identifier) @name alias: (identifier) @_offered
  (#match? @name "^[a-z]") (#match? @_offered "^[A-Z]")
  (#set! kind "component") (#set! framework "react") (#set! name.trait "jsx wrapped-jsx factory")) @element
