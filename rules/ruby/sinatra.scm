; needs: inatra

; get "/users" do ... end, in the file
((program
   (call !receiver method: (identifier) @method arguments: (argument_list . [(string) (constant) (scope_resolution) (binary)] @path) block: (_)) @element)
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "link" "unlink")
  (#set! kind "route") (#set! path.any "true") (#set! router "none"))

; class App < Sinatra::Base; get "/users" do ... end
((class
   superclass: (superclass (_) @_base)
   body: (body_statement
     (call !receiver method: (identifier) @method arguments: (argument_list . [(string) (constant) (scope_resolution) (binary)] @path) block: (_)) @element))
  (#match? @_base "^(::)?Sinatra::(Base|Application)$")
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "link" "unlink")
  (#set! kind "route") (#set! path.any "true") (#set! router "none"))

; namespace "/api" do ... end, and what stands in it
((call !receiver method: (identifier) @_namespace arguments: (argument_list . [(string) (constant) (scope_resolution) (binary)] @prefix) block: (_)) @element
  (#eq? @_namespace "namespace")
  (#set! kind "mount") (#set! inline "body"))
((call !receiver method: (identifier) @_namespace arguments: (argument_list . [(string) (constant) (scope_resolution) (binary)])
   block: (do_block body: (body_statement
     (call !receiver method: (identifier) @method arguments: (argument_list . [(string) (constant) (scope_resolution) (binary)] @path) block: (_)) @element)))
  (#eq? @_namespace "namespace")
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "link" "unlink")
  (#set! kind "route") (#set! path.any "true") (#set! path.root "mount"))

; %w[a b].each { |name| get "/#{name}" do ... end }, in the file or the class
((call receiver: (_) method: (identifier) @_each
   block: [(block body: (block_body
     (call !receiver method: (identifier) @method arguments: (argument_list . [(string) (identifier) (constant) (binary)] @path) block: (_)) @element))
   (do_block body: (body_statement
     (call !receiver method: (identifier) @method arguments: (argument_list . [(string) (identifier) (constant) (binary)] @path) block: (_)) @element))])
  (#eq? @_each "each")
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "link" "unlink")
  (#set! kind "route") (#set! path.any "true") (#set! router "none"))
