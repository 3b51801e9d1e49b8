; needs: HttpApiEndpoint
; HttpApiEndpoint.get("getUser", "/users/:id"): the group and the api that it is added to say what stands before it
(call_expression
  function: (member_expression object: (identifier) @router property: (property_identifier) @method)
  arguments: (arguments . (string) @handler . (comment)* . [(string) (template_string) (identifier) (member_expression) (call_expression)] @path)
  (#any-of? @method "get" "post" "put" "patch" "del" "delete")
  (#set! kind "route")
  (#set! router.is "@effect/platform.HttpApiEndpoint @effect/platform/HttpApiEndpoint effect/unstable/httpapi.HttpApiEndpoint effect/unstable/httpapi/HttpApiEndpoint")) @element
; HttpApiEndpoint.get("getUser")`/users/${id}`
(call_expression
  function: (call_expression
    function: (member_expression object: (identifier) @router property: (property_identifier) @method)
    arguments: (arguments . (string) @handler .))
  arguments: (template_string) @path
  (#any-of? @method "get" "post" "put" "patch" "del" "delete")
  (#set! kind "route")
  (#set! router.is "@effect/platform.HttpApiEndpoint @effect/platform/HttpApiEndpoint effect/unstable/httpapi.HttpApiEndpoint effect/unstable/httpapi/HttpApiEndpoint")) @element
