; needs: record

; record UserDto(String name) {}
(record_declaration name: (identifier) @name
  (#set! kind "schema") (#set! facet.library "record") (#set! body.field "annotation")) @element
