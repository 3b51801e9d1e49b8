; needs: hono Hono openapi( createRoute .route( app.

; const app = new Hono(), and what is chained on it
(variable_declarator name: (identifier) @name value: (new_expression constructor: (_) @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "hono.Hono hono/tiny.Hono hono/quick.Hono @hono/zod-openapi.OpenAPIHono")) @element
(variable_declarator name: (identifier) @name value: (call_expression function: (member_expression) @maker) @chain
  (#set! kind "router") (#set! maker.is "hono.Hono().* hono/tiny.Hono().* @hono/zod-openapi.OpenAPIHono().*")) @element

; app.get("/path", guard, handler)
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @method @at)
  arguments: (arguments . [(string) (template_string) (identifier) (member_expression) (binary_expression) (array)] @path . (_))
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "options")
  (#set! kind "route") (#set! path.root "prefix")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono*")) @element
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @method @at)
  arguments: (arguments . (_) [(identifier) (member_expression)] @handler .)
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! requires "path")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono*")) @element
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @method @at)
  arguments: (arguments . (_) [(identifier) (member_expression) (call_expression)] @guard . (_))
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! requires "path") (#set! guard.name "function")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono*")) @element

; app.on("GET", "/path", handler)
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @_method @at)
  arguments: (arguments . (_) @method . (_) @path . (_))
  (#eq? @_method "on")
  (#set! kind "route") (#set! path.root "prefix")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono*")) @element

; app.openapi(createRoute({ method: "get", path: "/path" }), handler)
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @_method @at)
  arguments: (arguments . (_) @config . (_))
  (#eq? @_method "openapi")
  (#set! kind "route") (#set! path.root "prefix") (#set! requires "path")
  (#set! config.path "path") (#set! config.method "method") (#set! config.guard "middleware")
  (#set! router.instance "@hono/zod-openapi.OpenAPIHono*")) @element
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @_method @at)
  arguments: (arguments . (_) . [(identifier) (member_expression)] @handler)
  (#eq? @_method "openapi")
  (#set! kind "route") (#set! path.root "prefix") (#set! requires "path")
  (#set! router.instance "@hono/zod-openapi.OpenAPIHono*")) @element

; app.route("/path", sub)
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @_method)
  arguments: (arguments . (_) @prefix . (_) @child)
  (#eq? @_method "route")
  (#set! kind "mount")
  (#set! router.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono*")) @element

; app.use(requireAuth), app.use("*", requireAuth)
(call_expression
  function: (member_expression object: (identifier) @name property: (property_identifier) @_method)
  arguments: (arguments . [(identifier) (member_expression) (call_expression)] @guard .)
  (#eq? @_method "use")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function")
  (#set! name.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono*")) @element
(call_expression
  function: (member_expression object: (identifier) @name property: (property_identifier) @_method)
  arguments: (arguments . (string) @_path [(identifier) (member_expression) (call_expression)] @guard)
  (#eq? @_method "use") (#match? @_path "^.(/?\\*|)?.$")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function")
  (#set! name.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono*")) @element

; registerRoutes(app)
(call_expression function: (_) @function arguments: (arguments (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "hono.Hono* hono/tiny.Hono* hono/quick.Hono* @hono/zod-openapi.OpenAPIHono*")) @element
