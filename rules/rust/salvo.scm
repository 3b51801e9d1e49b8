; needs: salvo

; a function with its attributes and the types of its parameters
((function_item name: (identifier) @name parameters: (parameters) @signature) @element
  (#set! kind "built") (#set! rules "rust/salvo"))

; a function that builds a router
((function_item name: (identifier) @name body: (block) @body) @element
  (#match? @body "\\bRouter::(new|with_path)[(]") (#match? @body "[.](get|post|put|patch|delete|head|options|goal|push|append)[(]")
  (#set! kind "built"))
