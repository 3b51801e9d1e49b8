; needs: ("/ ('/
; @register("/users", methods=["POST"]): a function of the project's own, of which only it can tell whether it registers what it decorates
(decorator
  (call
    function: (identifier) @function
    arguments: (argument_list . (string) @_path)) @call
  (#match? @_path "^[rRuU]?[\"']/")
  (#set! kind "registering") (#set! handler "decorated")) @element
