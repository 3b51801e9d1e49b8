; needs: enum

((enum_declaration
   body: (enum_declaration_list
     (enum_case
       name: (name) @member
       value: (_)? @member.value))) @element @name
  (#set! kind "enum"))

((enum_declaration) @element @name
  (#set! kind "enum")
  (#set! facet.form "php-enum")
  (#set! facet.ordinal "false"))
