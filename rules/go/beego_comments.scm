; needs: @router

; // @router /users/:id [get,put], above a method of a controller that is included somewhere
((comment) @path . [(comment)]* . (method_declaration
    receiver: (parameter_list (parameter_declaration type: [(type_identifier) @router (pointer_type (type_identifier) @router)]))
    name: (field_identifier) @handler) @element
  (#match? @path "^// *@router +/?[^ ]* +\\[[a-z,* ]+\\]")
  (#set! kind "route") (#set! path.tag "@router") (#set! path.verb "true"))
(method_declaration
  receiver: (parameter_list (parameter_declaration type: [(type_identifier) @name (pointer_type (type_identifier) @name)]))
  (#set! kind "router")) @element
