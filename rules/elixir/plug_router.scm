; needs: Plug.Router

; get "/users/:id" do ... end
((call
   target: (identifier) @_defmodule
   (do_block
     (call target: (identifier) @_use (arguments (alias) @_router))
     (call target: (identifier) @method (arguments . [(string) (binary_operator)] @path) (do_block)) @element))
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#eq? @_router "Plug.Router")
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "head")
  (#set! kind "route") (#set! path.any "true") (#set! router "none"))

; get "/users", to: Shop.Users
((call
   target: (identifier) @_defmodule
   (do_block
     (call target: (identifier) @_use (arguments (alias) @_router))
     (call
       target: (identifier) @method
       (arguments . [(string) (binary_operator)] @path (keywords . (pair key: (keyword) @_to value: (alias) @handler)))) @element))
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#eq? @_router "Plug.Router") (#match? @_to "^to:")
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "head")
  (#set! kind "route") (#set! path.any "true") (#set! router "none"))
