; needs: Error Exception

; class NotFound < StandardError, < Shop::Error
(class name: [(constant) (scope_resolution)] @name superclass: (superclass [(constant) @_base (scope_resolution name: (constant) @_base)])
  (#match? @_base "(Error|Exception)$")
  (#set! kind "error_type")) @element

; NotFound = Class.new(StandardError)
(assignment left: (constant) @name right: (call receiver: (constant) @_class method: (identifier) @_new arguments: (argument_list . [(constant) @_base (scope_resolution name: (constant) @_base)] .))
  (#eq? @_class "Class") (#eq? @_new "new") (#match? @_base "(Error|Exception)$")
  (#set! kind "error_type")) @element
