; needs: enum

((enum_declaration
   body: (enum_member_declaration_list
     (enum_member_declaration
       name: (identifier) @member
       value: (_)? @member.value))) @element @name
  (#set! kind "enum")
  (#set! facet.form "csharp-enum")
  (#set! count.member "0"))

((enum_declaration) @element @name
  (#set! kind "enum")
  (#set! facet.form "csharp-enum")
  (#set! count.member "0"))
