; needs: component$

; export const Card = component$((props: CardProps) => ...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "component") (#set! name.like "[A-Z]*") (#set! facet.form "component$") (#set! callee.is "@builder.io/qwik.component$ @qwik.dev/core.component$")) @element

; export default component$(() => ...)
(export_statement value: (call_expression function: (_) @callee) @_made
  (#set! kind "component") (#set! name "default") (#set! facet.form "component$") (#set! callee.is "@builder.io/qwik.component$ @qwik.dev/core.component$")) @element
