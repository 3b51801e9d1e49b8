; needs: warp::

; a function with its attributes and the types of its parameters
((function_item name: (identifier) @name parameters: (parameters) @signature) @element
  (#set! kind "built") (#set! rules "rust/warp"))

; a function that puts filters together
((function_item name: (identifier) @name body: (block) @body) @element
  (#set! kind "built"))
