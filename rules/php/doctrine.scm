; needs: Doctrine\ORM\Mapping

; #[ORM\Entity] class User
((class_declaration
   attributes: (attribute_list (attribute_group (attribute [(name) (qualified_name)] @_entity)))
   name: (name) @name) @element
  (#match? @_entity "(^|\\\\)Entity$")
  (#set! kind "table") (#set! facet.library "doctrine"))

; #[ORM\Table(name: 'users')]
((class_declaration
   attributes: (attribute_list (attribute_group (attribute [(name) (qualified_name)] @_table
     parameters: (arguments (argument name: (name) @_key (_) @table)))))
   name: (name) @name) @element
  (#match? @_table "(^|\\\\)Table$") (#eq? @_key "name")
  (#set! kind "facet"))

; #[ORM\Column(type: 'string')] private string $email
((class_declaration
   body: (declaration_list (property_declaration
     attributes: (attribute_list (attribute_group (attribute [(name) (qualified_name)] @_column)))
     (property_element name: (variable_name (name) @column))))) @element
  (#match? @_column "(^|\\\\)(Column|Id)$")
  (#set! kind "facet"))

; public function __construct(#[ORM\Column] private string $email)
((class_declaration
   body: (declaration_list (method_declaration parameters: (formal_parameters (property_promotion_parameter
     attributes: (attribute_list (attribute_group (attribute [(name) (qualified_name)] @_column)))
     name: (variable_name (name) @column)))))) @element
  (#match? @_column "(^|\\\\)Column$")
  (#set! kind "facet"))
