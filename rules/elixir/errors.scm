; needs: defexception

; defmodule Shop.NotFound do defexception [:message]
((call
   target: (identifier) @_defmodule
   (do_block [(call target: (identifier) @_exception) (identifier) @_exception])) @element @name
  (#eq? @_defmodule "defmodule") (#eq? @_exception "defexception")
  (#set! kind "error_type"))
