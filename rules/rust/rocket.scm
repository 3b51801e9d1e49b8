; needs: rocket routes!

; a function with its attributes and the types of its parameters
((function_item name: (identifier) @name parameters: (parameters) @signature) @element
  (#set! kind "built") (#set! rules "rust/rocket"))

; a function that mounts routes, or lists them
((function_item name: (identifier) @name body: (block) @body) @element
  (#match? @body "[.]mount[(]|routes!|[.](append|extend|push)[(]")
  (#set! kind "built"))
