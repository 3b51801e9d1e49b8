; needs: class-validator nestjs/swagger nestjs/mapped-types
; only: typescript tsx

; class CreateParcel { @IsString() title: string }
(class_declaration name: (_) @name
  body: (class_body (public_field_definition decorator: (decorator (call_expression function: (_) @callee))))
  (#set! kind "type") (#set! framework "class-validator") (#set! callee.is "class-validator.* @nestjs/swagger.*")
  (#set! body.property "decorated") (#set! decorated.property "class-validator.* @nestjs/swagger.*")) @element
