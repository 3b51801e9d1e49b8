; needs: org.springframework.web

; @ApiController class UserController, of an annotation of the project that carries a prefix: @RequestMapping("/api") annotation class ApiController
(class_declaration (modifiers (annotation [(user_type (identifier) @_own) (constructor_invocation (user_type (identifier) @_own))]) @applied) @_modifiers "class" name: (identifier) @name
  (#match? @_own "(Controller|Api|Endpoint|Resource|V[0-9]+|Mapping|Rest[A-Za-z]*)$") (#not-match? @_modifiers "@RequestMapping")
  (#set! kind "router") (#set! applies "RequestMapping")) @element
