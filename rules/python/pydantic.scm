(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#not-match? @name "^(Meta|Config)$")
  (#set! kind "schema")
  (#set! bases.inherits "pydantic.BaseModel pydantic.main.BaseModel pydantic.RootModel pydantic.generics.GenericModel pydantic.v1.BaseModel pydantic.v1.main.BaseModel pydantic.v1.BaseSettings pydantic.v1.generics.GenericModel pydantic_settings.BaseSettings pydantic.BaseSettings fastapi_pagination.* fastapi_pagination.limit_offset.* fastapi_users.schemas.* fastapi_camelcase.CamelModel fastapi_utils.api_model.APIModel langchain_core.pydantic_v1.BaseModel langchain.pydantic_v1.BaseModel llama_index.core.bridge.pydantic.BaseModel llama_index.bridge.pydantic.BaseModel openai.BaseModel anthropic.BaseModel geojson_pydantic.* stac_pydantic.* pydantic_xml.BaseXmlModel pydantic_xml.RootXmlModel pydantic_xml.model.BaseXmlModel")
  (#set! facet.library "pydantic")
  (#set! body.field "annotation outward")) @element
; what a model says of itself is called so, and stands in it
(module (class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases) @element
  (#any-of? @name "Meta" "Config")
  (#set! kind "schema")
  (#set! bases.inherits "pydantic.BaseModel pydantic.main.BaseModel pydantic.RootModel pydantic.generics.GenericModel pydantic.v1.BaseModel pydantic.v1.main.BaseModel pydantic.v1.BaseSettings pydantic.v1.generics.GenericModel pydantic_settings.BaseSettings pydantic.BaseSettings fastapi_pagination.* fastapi_pagination.limit_offset.* fastapi_users.schemas.* fastapi_camelcase.CamelModel fastapi_utils.api_model.APIModel langchain_core.pydantic_v1.BaseModel langchain.pydantic_v1.BaseModel llama_index.core.bridge.pydantic.BaseModel llama_index.bridge.pydantic.BaseModel openai.BaseModel anthropic.BaseModel geojson_pydantic.* stac_pydantic.* pydantic_xml.BaseXmlModel pydantic_xml.RootXmlModel pydantic_xml.model.BaseXmlModel")
  (#set! facet.library "pydantic")
  (#set! body.field "annotation outward"))

; what describes a field of a model, below a base that no source of the tree tells of
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  body: (block (expression_statement (assignment type: (_) right: (call function: (_) @maker))))
  (#match? @maker "Field$")
  (#set! kind "schema") (#set! maker.is "pydantic.Field pydantic.fields.Field pydantic.v1.Field") (#set! bases.outside "pydantic.* object")
  (#set! facet.library "pydantic")
  (#set! body.field "annotation outward")) @element

; the same of what a class above it describes, which is of the tree
(class_definition
  name: (identifier) @name
  superclasses: (argument_list) @bases
  (#not-match? @name "^(Meta|Config)$")
  (#set! kind "schema") (#set! bases.outside "pydantic.* object") (#set! bases.declared "pydantic.Field pydantic.fields.Field pydantic.v1.Field")
  (#set! facet.library "pydantic")
  (#set! body.field "annotation outward")) @element

(decorated_definition
  (decorator (_) @decorator)
  definition: (class_definition name: (identifier) @name)
  (#set! kind "schema") (#set! decorator.is "pydantic.dataclasses.dataclass pydantic.dataclasses.dataclass()")
  (#set! facet.library "pydantic") (#set! body.field "annotation")) @element

; Made = create_model("Made", name=(str, ...), __base__=Base)
(assignment
  left: (identifier) @name
  right: (call function: (_) @maker arguments: (argument_list . (_)))
  (#set! kind "schema") (#set! local "never") (#set! facet.library "pydantic") (#set! maker.is "pydantic.create_model pydantic.main.create_model pydantic.v1.create_model")) @element
(assignment
  left: (identifier) @name
  right: (call function: (_) @maker arguments: (argument_list (keyword_argument name: (identifier) @field)))
  (#not-match? @field "^__")
  (#set! kind "schema") (#set! local "never") (#set! maker.is "pydantic.create_model pydantic.main.create_model pydantic.v1.create_model")) @element
