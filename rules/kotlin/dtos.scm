; needs: data

; @Serializable data class User(val name: String)
(class_declaration (modifiers (annotation [(user_type (identifier) @_serial) (constructor_invocation (user_type (identifier) @_serial))])) name: (identifier) @name
  (#eq? @_serial "Serializable")
  (#set! kind "schema") (#set! facet.library "serialization") (#set! body.field "annotation")) @element

; data class UserDto(val name: String)
(class_declaration (modifiers (class_modifier) @_data) name: (identifier) @name
  (#eq? @_data "data") (#match? @name "(Dto|DTO|Request|Response|Payload)$")
  (#set! kind "schema") (#set! facet.library "data") (#set! body.field "annotation")) @element
