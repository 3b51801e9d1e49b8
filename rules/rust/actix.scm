; needs: actix_web

; a function with its attributes and the types of its parameters
((function_item name: (identifier) @name parameters: (parameters) @signature) @element
  (#set! kind "built") (#set! rules "rust/actix"))

; a function that configures an application
((function_item name: (identifier) @name body: (block) @body) @element
  (#match? @body "[.](service|configure|route)[(]")
  (#set! kind "built"))
