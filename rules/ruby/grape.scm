; needs: Grape::API
; get "/users" do ... end, get ":id" do ... end, get :users do ... end, whatever blocks it stands in
((call !receiver method: (identifier) @method arguments: (argument_list . [(string) (simple_symbol)] @path) block: (_)) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "head")
  (#set! kind "route") (#set! path.any "true"))

; post do ... end: it answers the path of the block around it
((call !receiver method: (identifier) @method !arguments block: (_)) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "head")
  (#set! kind "route") (#set! path.any "true"))
