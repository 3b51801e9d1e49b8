; needs: Foundation\Events\Dispatchable Broadcasting\ShouldBroadcast Events\ShouldDispatch \Events EventDispatcher\Event

; class OrderShipped { use Dispatchable; }
(class_declaration name: (name) @name body: (declaration_list (use_declaration (name) @_trait))
  (#eq? @_trait "Dispatchable")
  (#set! needs "Foundation\\Events\\Dispatchable") (#set! kind "event")) @element

; class OrderShipped implements ShouldBroadcast
(class_declaration name: (name) @name (class_interface_clause [(name) @_base (qualified_name (name) @_base)])
  (#match? @_base "^Should(Broadcast(Now)?|DispatchAfterCommit)$")
  (#set! kind "event")) @element

; class OrderShipped extends Event, also with an ending of its own; not what a calendar holds
(class_declaration name: (name) @name (base_clause [(name) @_base (qualified_name (name) @_base)])
  (#match? @_base "^([A-Z][A-Za-z]*)?Event$")
  (#set! needs "\\Events EventDispatcher\\Event") (#set! kind "event")) @element
