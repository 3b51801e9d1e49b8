; needs: poem

; a function with its attributes and the types of its parameters
((function_item name: (identifier) @name parameters: (parameters) @signature) @element
  (#set! kind "built") (#set! rules "rust/poem"))

; a function that builds a router
((function_item name: (identifier) @name body: (block) @body) @element
  (#match? @body "\\bRoute::new[(]\\s*[)]") (#match? @body "[.](at|nest|nest_no_strip)[(]")
  (#set! kind "built"))
