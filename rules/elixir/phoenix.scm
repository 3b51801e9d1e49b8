; needs: router Router plug

; defmodule ShopWeb.Router do use ShopWeb, :router
((call
   target: (identifier) @_defmodule
   (arguments (alias) @application)
   (do_block (call target: (identifier) @_use (arguments (alias) (atom) @_router))) @tree) @element
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#eq? @_router ":router")
  (#set! kind "drawn") (#set! rules "elixir/phoenix"))

; use Phoenix.Router
((call
   target: (identifier) @_defmodule
   (arguments (alias) @application)
   (do_block (call target: (identifier) @_use (arguments (alias) @_router))) @tree) @element
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#eq? @_router "Phoenix.Router")
  (#set! kind "drawn") (#set! rules "elixir/phoenix"))

; defmodule ShopWeb.OrderController do plug :require_user when action in [:create]
((call
   target: (identifier) @_defmodule
   (arguments (alias) @name)
   (do_block (call target: (identifier) @_plug)) @calls) @element
  (#eq? @_defmodule "defmodule") (#eq? @_plug "plug")
  (#set! kind "steps"))
