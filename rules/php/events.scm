; needs: Foundation\Events\Dispatchable

; class OrderShipped { use Dispatchable; }
(class_declaration name: (name) @name body: (declaration_list (use_declaration (name) @_trait))
  (#eq? @_trait "Dispatchable")
  (#set! kind "event")) @element
