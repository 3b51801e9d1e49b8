; function Card(props) { return <div/> }
(function_declaration name: (identifier) @name
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! name.trait "jsx") (#set! facet.form "function")) @element

; const Card = (props) => <div/>
(variable_declarator name: (identifier) @name value: (arrow_function)
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! name.trait "jsx") (#set! facet.form "arrow")) @element

; const Card = function (props) { return <div/> }
(variable_declarator name: (identifier) @name value: (function_expression)
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! name.trait "jsx") (#set! facet.form "function")) @element

; const Card = anyWrapper((props) => <div/>), to any depth, and styled.div`...`
(variable_declarator name: (identifier) @name value: (call_expression)
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! name.trait "wrapped-jsx factory typed-component")) @element

; the wrappers whose names say what the component is
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! facet.form "memo") (#set! callee.is "react.memo preact/compat.memo")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! facet.form "forwardRef") (#set! callee.is "react.forwardRef preact/compat.forwardRef")) @element
(variable_declarator name: (identifier) @name value: (call_expression arguments: (arguments . (call_expression function: (_) @callee)))
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! facet.form "forwardRef") (#set! callee.is "react.forwardRef preact/compat.forwardRef")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! facet.form "lazy")
  (#set! callee.is "react.lazy preact/compat.lazy preact-iso.lazy solid-js.lazy next/dynamic @loadable/component react-loadable")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! facet.form "hoc")
  (#set! callee.is "mobx-react.observer mobx-react-lite.observer react-redux.connect() react-router.withRouter react-router-dom.withRouter next/router.withRouter react-i18next.withTranslation() react-intl.injectIntl @emotion/react.withTheme styled-components.withTheme")) @element

; class Card extends Component
(class_declaration name: (_) @name (class_heritage) @bases
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! facet.form "class")
  (#set! bases.inherits "react.Component react.PureComponent preact.Component preact/compat.Component preact/compat.PureComponent")) @element

; Card.Header = (props) => <div/>, Card.Header = memo(...)
(assignment_expression left: (member_expression object: (identifier) @_owner) @name right: [(arrow_function) (function_expression) (call_expression)]
  (#match? @_owner "^[A-Z]")
  (#set! kind "component") (#set! name.trait "jsx wrapped-jsx factory") (#set! facet.form "member")) @element

; const Card = { Header: () => <div/> }
(pair key: (property_identifier) @name value: [(arrow_function) (function_expression) (call_expression)]
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! name.trait "jsx wrapped-jsx factory") (#set! facet.form "member")) @element

; export default () => <div/>, which the file names
(export_statement value: [(arrow_function) (function_expression) (class)] @name
  (#set! kind "component") (#set! name.trait "jsx") (#set! facet.form "default")) @element
