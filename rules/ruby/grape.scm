; needs: Grape::API
; get "/users" do ... end, get ":id" do ... end, get :users do ... end, whatever blocks it stands in
((call !receiver method: (identifier) @method arguments: (argument_list . [(string) (simple_symbol)] @path) block: (_)) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "head")
  (#set! kind "route"))

; post do ... end: it answers the path of the block around it
((call !receiver method: (identifier) @method !arguments block: (_)) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "head")
  (#set! kind "route"))

; resource :users do ... end, namespace "users" do ... end
((call !receiver method: (identifier) @_namespace arguments: (argument_list . [(string) (simple_symbol) (constant) (scope_resolution)] @prefix) block: (_)) @element
  (#any-of? @_namespace "namespace" "resource" "resources" "group" "segment")
  (#set! kind "mount") (#set! inline "body") (#set! router "elsewhere"))

; route_param :id do ... end
((call !receiver method: (identifier) @_param arguments: (argument_list . [(string) (simple_symbol)] @segment) block: (_)) @element
  (#eq? @_param "route_param")
  (#set! kind "mount") (#set! inline "body") (#set! prefix.form ":{segment}") (#set! router "elsewhere"))
