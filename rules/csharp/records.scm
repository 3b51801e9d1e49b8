; needs: record

; public record UserDto(string Name);
(record_declaration name: (identifier) @name
  (#set! kind "schema") (#set! facet.library "record") (#set! body.field "annotation")) @element
