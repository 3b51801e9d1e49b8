; needs: LitElement lit/decorators lit-element
; only: typescript tsx javascript

; @customElement("my-button") class MyButton extends LitElement { @property() label = "" }
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "component") (#set! name "decorated") (#set! facet.form "class") (#set! pick.selector "0")
  (#set! callee.is "lit/decorators.customElement lit/decorators.js.customElement lit/decorators/custom-element.js.customElement lit-element.customElement lit-element/decorators.js.customElement")
  (#set! body.prop "decorated")
  (#set! decorated.prop "lit/decorators.property lit/decorators.js.property lit/decorators/property.js.property lit-element.property lit-element/decorators.js.property")) @element

; class MyButton extends LitElement, in the file that defines its element
(class_declaration name: (_) @name (class_heritage) @bases
  (#match? @name "^[A-Z]")
  (#set! kind "component") (#set! facet.form "class")
  (#set! bases.inherits "lit.LitElement lit-element.LitElement lit-element lit.ReactiveElement")) @element
