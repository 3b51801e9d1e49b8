; needs: ApplicationEvent

; class UserLoginEvent extends ApplicationEvent
(class_declaration (modifiers)? @_modifiers name: (identifier) @name superclass: (superclass (type_identifier) @_base)
  (#not-match? @_modifiers "abstract")
  (#eq? @_base "ApplicationEvent")
  (#set! kind "event")) @element
