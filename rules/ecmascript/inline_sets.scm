; needs: |
; only: typescript tsx vue svelte astro

; interface Job { status: "queued" | "done" }
(property_signature name: (_) @name type: (type_annotation (union_type) @entries)
  (#set! kind "enum") (#set! framework "typescript") (#set! facet.form "inline-union") (#set! part "*Props FileRouteTypes") (#set! body.member "entry")) @element

; interface Job { steps: ("build" | "test")[] }
(property_signature name: (_) @name type: (type_annotation (array_type (parenthesized_type (union_type) @entries)))
  (#set! kind "enum") (#set! framework "typescript") (#set! facet.form "inline-union") (#set! part "*Props") (#set! body.member "entry")) @element

; interface Job { steps: Array<"build" | "test"> }
(property_signature name: (_) @name type: (type_annotation (generic_type name: (_) @container type_arguments: (type_arguments (union_type) @entries)))
  (#set! kind "enum") (#set! framework "typescript") (#set! facet.form "inline-union") (#set! part "*Props") (#set! body.member "entry")
  (#set! container.like "Array ReadonlyArray Set ReadonlySet")) @element
