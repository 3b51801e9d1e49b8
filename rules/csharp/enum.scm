; needs: enum

((enum_declaration
   body: (enum_member_declaration_list
     (enum_member_declaration
       name: (identifier) @member
       value: (_)? @member.value))) @element @name
  (#set! kind "enum"))

((enum_declaration) @element @name
  (#set! kind "enum")
  (#set! facet.form "csharp-enum")
  (#set! count.member "0"))

; what a member is written out as: [EnumMember(Value = "a")], [JsonStringEnumMemberName("a")], [XmlEnum("a")]
((enum_declaration
   body: (enum_member_declaration_list
     (enum_member_declaration
       (attribute_list (attribute name: (_) @_wire (attribute_argument_list (attribute_argument (string_literal) @wire.value))))
       name: (identifier) @wire))) @element @name
  (#match? @_wire "(^|\\.)(EnumMember|JsonStringEnumMemberName|XmlEnum)(Attribute)?$")
  (#set! kind "enum"))
