; needs: T::Enum

((class
   superclass: (superclass (scope_resolution scope: (constant) @_scope name: (constant) @_enum))
   body: (body_statement
     (call
       method: (identifier) @_enums
       block: (do_block body: (body_statement (assignment left: (constant) @member right: (identifier))))))) @element @name
  (#eq? @_scope "T")
  (#eq? @_enum "Enum")
  (#eq? @_enums "enums")
  (#set! kind "enum")
  (#set! facet.form "sorbet-enum")
  (#set! facet.ordinal "false"))

((class
   superclass: (superclass (scope_resolution scope: (constant) @_scope name: (constant) @_enum))
   body: (body_statement
     (call
       method: (identifier) @_enums
       block: (do_block body: (body_statement
         (assignment left: (constant) @member right: (call arguments: (argument_list . (_) @member.value)))))))) @element @name
  (#eq? @_scope "T")
  (#eq? @_enum "Enum")
  (#eq? @_enums "enums")
  (#set! kind "enum")
  (#set! facet.form "sorbet-enum")
  (#set! facet.ordinal "false"))
