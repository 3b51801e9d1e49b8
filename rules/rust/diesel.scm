; needs: table!

; diesel::table! { users (id) { id -> Int4, name -> Text, } }
((macro_invocation
   macro: [(identifier) (scoped_identifier)] @_macro
   (token_tree (identifier) @name . (token_tree) . (token_tree) @column .)) @element
  (#match? @_macro "^(diesel::)?table$")
  (#set! kind "table") (#set! facet.library "diesel"))

; table! { users { id -> Int4, } }
((macro_invocation
   macro: [(identifier) (scoped_identifier)] @_macro
   (token_tree . (identifier) @name . (token_tree) @column .)) @element
  (#match? @_macro "^(diesel::)?table$")
  (#set! kind "table") (#set! facet.library "diesel"))
