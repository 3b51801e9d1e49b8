; needs: memo( forwardRef lazy( lazy< dynamic( observer( withRouter( connect( withTranslation( injectIntl( withTheme( loadable( clientOnly( memo< forwardRef<

; the wrappers that make a component of what is not one in itself, or say what it is
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! facet.form "memo") (#set! callee.is "react.memo React.memo preact/compat.memo")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! facet.form "forwardRef") (#set! callee.is "react.forwardRef React.forwardRef preact/compat.forwardRef")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! facet.form "lazy")
  (#set! callee.is "react.lazy React.lazy preact/compat.lazy preact-iso.lazy solid-js.lazy @solidjs/start.clientOnly vike-solid/clientOnly.clientOnly next/dynamic @loadable/component react-loadable")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! facet.form "hoc")
  (#set! callee.is "mobx-react.observer mobx-react-lite.observer react-redux.connect() react-router.withRouter react-router-dom.withRouter next/router.withRouter react-i18next.withTranslation() react-intl.injectIntl @emotion/react.withTheme styled-components.withTheme")) @element

; memo(forwardRef(...))
(variable_declarator name: (identifier) @name value: (call_expression arguments: (arguments . (call_expression function: (_) @callee)))
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! facet.form "forwardRef") (#set! callee.is "react.forwardRef React.forwardRef preact/compat.forwardRef")) @element
