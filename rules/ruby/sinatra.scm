; needs: inatra

; get "/users" do ... end, in the file
((program
   (call !receiver method: (identifier) @method arguments: (argument_list . (string) @path) block: (_)) @element)
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "link" "unlink")
  (#set! kind "route") (#set! router "none"))

; class App < Sinatra::Base; get "/users" do ... end
((class
   superclass: (superclass (_) @_base)
   body: (body_statement
     (call !receiver method: (identifier) @method arguments: (argument_list . (string) @path) block: (_)) @element))
  (#match? @_base "^(::)?Sinatra::(Base|Application)$")
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "link" "unlink")
  (#set! kind "route") (#set! router "none"))

