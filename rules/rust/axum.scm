; needs: axum utoipa

; a function with its attributes and the types of its parameters
((function_item name: (identifier) @name parameters: (parameters) @signature) @element
  (#set! kind "built") (#set! rules "rust/axum"))

; a function that builds a router
((function_item name: (identifier) @name body: (block) @body) @element
  (#match? @body "[.](route|nest|merge|routes|route_service|nest_service|layer|serve|route_with_tsr|route_service_with_tsr)[(]")
  (#set! kind "built"))

; a function that says by which methods something is asked: fn page(handler: H) -> MethodRouter { get(handler) }
((function_item name: (identifier) @name return_type: (_) @_type body: (block) @body) @element
  (#match? @_type "^MethodRouter\\b|::MethodRouter\\b")
  (#set! kind "built") (#set! gives "methods"))
