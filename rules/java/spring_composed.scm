; needs: org.springframework.web

; @ApiController class UserController, of an annotation of the project that carries a prefix: @RequestMapping("/api") @interface ApiController {}
(class_declaration
  (modifiers [(annotation name: (identifier) @_own) (marker_annotation name: (identifier) @_own)] @applied) @_modifiers
  name: (identifier) @name
  (#match? @_own "(Controller|Api|Endpoint|Resource|V[0-9]+|Mapping|Rest[A-Za-z]*)$") (#not-match? @_modifiers "@RequestMapping")
  (#set! kind "router") (#set! applies "RequestMapping")) @element
