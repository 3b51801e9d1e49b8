; needs: ~H live_view live_component LiveView LiveComponent

; def card(assigns) do ~H"""..."""
((call
   target: (identifier) @_def
   (arguments . [(call target: (identifier) @name) (binary_operator left: (call target: (identifier) @name))])) @element
  (#any-of? @_def "def" "defp") (#not-eq? @name "render")
  (#set! kind "component") (#set! name.trait "markup") (#set! facet.form "function"))

; defmodule ShopWeb.OrderLive do use ShopWeb, :live_view
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_use (arguments . (alias) . (atom) @form)))) @element @name
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#any-of? @form ":live_view" ":live_component")
  (#set! kind "component"))

; use Phoenix.LiveView
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_use (arguments . (alias) @_live)))) @element @name
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#eq? @_live "Phoenix.LiveView")
  (#set! kind "component") (#set! facet.form "live_view"))
((call
   target: (identifier) @_defmodule
   (do_block (call target: (identifier) @_use (arguments . (alias) @_live)))) @element @name
  (#eq? @_defmodule "defmodule") (#eq? @_use "use") (#eq? @_live "Phoenix.LiveComponent")
  (#set! kind "component") (#set! facet.form "live_component"))
