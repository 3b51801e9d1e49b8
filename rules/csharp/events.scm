; needs: IDomainEvent DomainEvent DomainEventBase BaseDomainEvent IntegrationEvent IIntegrationEvent INotification

; record OrderPaidIntegrationEvent(int OrderId) : IntegrationEvent, class UserAddedEvent : DomainEventBase
([(class_declaration name: (identifier) @name (base_list [(identifier) @_base (primary_constructor_base_type type: (identifier) @_base)]))
  (record_declaration name: (identifier) @name (base_list [(identifier) @_base (primary_constructor_base_type type: (identifier) @_base)]))] @element
  (#match? @name "[a-z0-9]Event$")
  (#not-match? @name "^(Base)?(Domain|Integration)Event$")
  (#any-of? @_base "IDomainEvent" "DomainEvent" "DomainEventBase" "BaseDomainEvent" "IntegrationEvent" "IIntegrationEvent" "INotification")
  (#set! kind "event"))
