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

; abstract class Crud: what it answers stands below the class that extends it
((class_declaration (abstract_modifier) name: (name) @name) @element
  (#set! kind "attributed") (#set! rules "php/symfony") (#set! part "above"))
