; type Event struct { ID string }
(type_spec name: (type_identifier) @name type: (struct_type)
  (#set! kind "type") (#set! framework "go") (#set! body.property "annotation")) @element

; type EventStore interface { Append() error }
(type_spec name: (type_identifier) @name type: (interface_type (method_elem))
  (#set! kind "type") (#set! framework "go") (#set! body.property "entry written")) @element
