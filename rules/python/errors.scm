; needs: Error Exception

; class NotFound(Exception): ...
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "error_type")
  (#set! bases.inherits "Exception BaseException ValueError TypeError RuntimeError KeyError LookupError IndexError AttributeError OSError IOError ConnectionError TimeoutError PermissionError FileNotFoundError NotImplementedError ArithmeticError AssertionError fastapi.HTTPException fastapi.exceptions.HTTPException starlette.exceptions.HTTPException werkzeug.exceptions.HTTPException rest_framework.exceptions.APIException django.core.exceptions.ValidationError")) @element
