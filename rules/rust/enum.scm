; needs: enum

((enum_item
   body: (enum_variant_list
     (enum_variant
       name: (identifier) @member
       value: (_)? @member.value))) @element @name
  (#set! kind "enum"))

((enum_item) @element @name
  (#set! kind "enum")
  (#set! facet.form "rust-enum")
  (#set! count.member "0"))
