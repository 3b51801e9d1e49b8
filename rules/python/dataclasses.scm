; needs: dataclass attr define frozen strawberry
(decorated_definition
  (decorator (_) @decorator)
  definition: (class_definition name: (identifier) @name)
  (#set! kind "schema")
  (#set! decorator.is "dataclasses.dataclass marshmallow_dataclass.dataclass dataclasses.dataclass() marshmallow_dataclass.dataclass()")
  (#set! facet.library "dataclasses")
  (#set! body.field "annotation")) @element

(decorated_definition
  (decorator (_) @decorator)
  definition: (class_definition name: (identifier) @name)
  (#set! kind "schema")
  (#set! decorator.is "attr.s attr.s() attr.attrs attr.attrs() attr.dataclass attr.dataclass() attr.define attr.define() attr.frozen attr.frozen() attr.mutable attr.mutable() attrs.define attrs.define() attrs.frozen attrs.frozen() attrs.mutable attrs.mutable()")
  (#set! framework "attrs")
  (#set! facet.library "attrs")
  (#set! body.field "annotation call")) @element

(decorated_definition
  (decorator (_) @decorator)
  definition: (class_definition name: (identifier) @name)
  (#set! kind "schema")
  (#set! decorator.is "strawberry.type strawberry.type() strawberry.input strawberry.input() strawberry.interface strawberry.interface() strawberry_django.type strawberry_django.type() strawberry_django.input() strawberry_django.partial() strawberry_django.filter strawberry_django.filter() strawberry_django.filter_type strawberry_django.filter_type() strawberry_django.order strawberry_django.order() strawberry_django.order_type() strawberry_django.interface()")
  (#set! framework "strawberry")
  (#set! facet.library "strawberry")
  (#set! body.field "annotation")) @element
