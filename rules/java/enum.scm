; needs: enum

((enum_declaration
   body: (enum_body
     (enum_constant
       name: (identifier) @member
       arguments: (argument_list . (_))? @member.value))) @element @name
  (#set! kind "enum"))

((enum_declaration) @element @name
  (#set! kind "enum")
  (#set! facet.form "java-enum")
  (#set! facet.ordinal "true"))

; what a constant is written out as: @JsonProperty("a"), @SerializedName("a")
((enum_declaration
   body: (enum_body
     (enum_constant
       (modifiers (annotation name: (_) @_wire arguments: (annotation_argument_list . (string_literal) @wire.value .)))
       name: (identifier) @wire))) @element @name
  (#match? @_wire "(^|\\.)(JsonProperty|SerializedName|XmlEnumValue)$")
  (#set! kind "enum"))

; the same by name: @JsonProperty(value = "a"), @Json(name = "a")
((enum_declaration
   body: (enum_body
     (enum_constant
       (modifiers (annotation name: (_) @_wire arguments: (annotation_argument_list
         (element_value_pair key: (identifier) @_key value: (string_literal) @wire.value))))
       name: (identifier) @wire))) @element @name
  (#match? @_wire "(^|\\.)(JsonProperty|SerializedName|XmlEnumValue|Json)$") (#any-of? @_key "value" "name")
  (#set! kind "enum"))
