; needs: abstract
; only: typescript tsx vue svelte astro

; abstract class BaseService { abstract find(): void }
(abstract_class_declaration name: (_) @name
  (#match? @name "(Service|Client|Repository)$")
  (#set! kind "service") (#set! framework "services") (#set! body.method "function")) @element

; abstract class Panel extends Component
(abstract_class_declaration name: (_) @name (class_heritage) @bases
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! framework "react") (#set! facet.form "class")
  (#set! bases.inherits "react.Component react.PureComponent preact.Component preact/compat.Component")) @element
