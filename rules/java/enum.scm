; needs: enum

((enum_declaration
   body: (enum_body
     (enum_constant
       name: (identifier) @member
       arguments: (argument_list . (_))? @member.value))) @element @name
  (#set! kind "enum")
  (#set! facet.form "java-enum")
  (#set! facet.ordinal "true"))

((enum_declaration) @element @name
  (#set! kind "enum")
  (#set! facet.form "java-enum")
  (#set! facet.ordinal "true"))
