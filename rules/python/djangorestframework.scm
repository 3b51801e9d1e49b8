(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#set! kind "schema")
  (#set! bases.inherits "rest_framework.serializers.Serializer rest_framework.serializers.ModelSerializer rest_framework.serializers.BaseSerializer rest_framework.serializers.HyperlinkedModelSerializer rest_framework.serializers.ListSerializer")
  (#set! facet.library "djangorestframework")
  (#set! body.field "call")) @element
