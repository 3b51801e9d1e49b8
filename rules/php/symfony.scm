; needs: Routing\Attribute\Route Routing\Annotation\Route

; #[Route('/blog')] class BlogController
((class_declaration
   attributes: (attribute_list (attribute_group (attribute [(name) (qualified_name)] @attribute parameters: (arguments)? @arguments)))
   name: (name) @name) @element
  (#set! kind "attributed") (#set! rules "php/symfony") (#set! part "class"))

; #[Route('/{id}', methods: ['GET'])] public function show()
((method_declaration
   attributes: (attribute_list (attribute_group (attribute [(name) (qualified_name)] @attribute parameters: (arguments)? @arguments)))
   name: (name) @name) @element
  (#set! kind "attributed") (#set! rules "php/symfony"))
