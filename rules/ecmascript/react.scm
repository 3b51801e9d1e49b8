; function Card(props) { return <div/> }
(function_declaration name: (identifier) @name
  (#match? @name "^[A-Z]|^use[A-Z0-9]")
  (#set! kind "component") (#set! name.trait "jsx") (#set! name.like "[A-Z]*")) @element

; const Card = (props) => <div/>, function expressions, any wrapper of a function that gives JSX, styled.div`...`
(variable_declarator name: (identifier) @name
  (#match? @name "^[A-Z]|^use[A-Z0-9]|(Service|Client|Repository)$")
  (#set! kind "component") (#set! name.trait "jsx wrapped-jsx factory typed-component") (#set! name.like "[A-Z]*")) @element

; class Card extends Component
(class_declaration name: (_) @name (class_heritage) @bases
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! facet.form "class")
  (#set! bases.inherits "next/document next/app react.Component React.Component react.PureComponent React.PureComponent preact.Component preact/compat.Component preact/compat.PureComponent")) @element

; class Card extends React.Component, where React comes by way of another module: render() gives JSX
(class_declaration name: (_) @name (class_heritage) @bases
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! facet.form "class") (#set! name.trait "jsx") (#set! bases.like "?*Component[],]*")) @element

; const Card = { Header: () => <div/> }, and not what a call is given: register({ Panel: () => <div/> })
(pair key: (property_identifier) @name
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! name.trait "jsx-member wrapped-jsx-member factory-member") (#set! facet.form "member")) @element

; export default () => <div/>, export default memo(() => <div/>), which the file names
(export_statement value: [(arrow_function) (function_expression) (class) (call_expression)]
  (#set! kind "component") (#set! name "default") (#set! element.trait "jsx wrapped-jsx factory") (#set! facet.form "default")) @element
