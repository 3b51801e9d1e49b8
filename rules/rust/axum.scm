; needs: axum utoipa

; a function with its attributes and the types of its parameters
((function_item name: (identifier) @name parameters: (parameters) @signature) @element
  (#set! kind "built") (#set! rules "rust/axum"))

; a function that builds a router
((function_item name: (identifier) @name body: (block) @body) @element
  (#match? @body "[.](route|nest|merge|routes|route_service|nest_service|layer|serve)[(]")
  (#set! kind "built"))
