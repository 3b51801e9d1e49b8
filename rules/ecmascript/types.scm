; only: typescript tsx vue svelte astro

; interface Mailbox { send(to: string): void }
(interface_declaration name: (type_identifier) @name
  (#set! kind "type") (#set! framework "typescript") (#set! body.property "entry written")) @element

; type Envelope = { to: string }, type Sealed = Envelope & { seal: Date }
(type_alias_declaration name: (type_identifier) @name value: [(object_type) (intersection_type)]
  (#set! kind "type") (#set! framework "typescript") (#set! body.property "entry written")) @element
