; needs: express Router router app.

; const app = express()
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @maker)
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "express express()")) @element

; const router = Router(), const router = express.Router().use(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @maker)
  (#set! kind "router") (#set! maker.is "express.Router express.Router().* express-promise-router")) @element

; router.get("/path", handler)
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @method @at)
  arguments: (arguments . [(string) (template_string) (identifier) (member_expression) (binary_expression) (array)] @path . (_))
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "head" "options")
  (#set! kind "route") (#set! path.root "prefix")
  (#set! router.instance "express express.* express-promise-router")) @element

; router.get("/path", ..., handler) where the handler has a name
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @method @at)
  arguments: (arguments . (_) [(identifier) (member_expression) (call_expression)] @handler .)
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "head" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! requires "path")
  (#set! router.instance "express express.* express-promise-router")) @element

; router.get("/path", guard, handler)
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @method @at)
  arguments: (arguments . (_) [(identifier) (member_expression) (call_expression) (array)] @guard . (_))
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "head" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! requires "path") (#set! guard.name "function")
  (#set! router.instance "express express.* express-promise-router")) @element

; router.route("/path").get(handler).post(handler)
(call_expression
  function: (member_expression object: (call_expression) @router property: (property_identifier) @method @at)
  arguments: (arguments [(identifier) (member_expression) (call_expression) (arrow_function) (function_expression)] @_answer .)
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "head" "options")
  (#match? @router "\\.route\\(")
  (#set! kind "route") (#set! path.root "prefix") (#set! framework "express") (#set! path "")
  (#set! router.instance "express.* express().* express-promise-router().*")) @element
(call_expression
  function: (member_expression object: (call_expression) @router property: (property_identifier) @method @at)
  arguments: (arguments [(identifier) (member_expression) (call_expression)] @handler .)
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "head" "options")
  (#match? @router "\\.route\\(")
  (#set! kind "route") (#set! path.root "prefix") (#set! path "")
  (#set! router.instance "express.* express().* express-promise-router().*")) @element
(call_expression
  function: (member_expression object: (call_expression) @router property: (property_identifier) @method @at)
  arguments: (arguments [(identifier) (member_expression) (call_expression) (array)] @guard . (_))
  (#any-of? @method "get" "post" "put" "patch" "delete" "all" "head" "options")
  (#match? @router "\\.route\\(")
  (#set! kind "route") (#set! path.root "prefix") (#set! path "") (#set! guard.name "function")
  (#set! router.instance "express.* express().* express-promise-router().*")) @element

; app.use(router), app.use("/path", guard, router)
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @_method)
  arguments: (arguments [(identifier) (member_expression) (call_expression)] @child)
  (#eq? @_method "use")
  (#set! kind "mount") (#set! guard.known "true") (#set! guard.name "function") (#set! router.instance "express express.* express-promise-router")) @element
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @_method)
  arguments: (arguments . [(string) (template_string) (binary_expression)] @prefix . (_))
  (#eq? @_method "use")
  (#set! kind "mount") (#set! router.instance "express express.* express-promise-router")) @element
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @_method)
  arguments: (arguments . [(identifier) (member_expression)] @prefix . (_))
  (#eq? @_method "use") (#match? @prefix "(?i)prefix|path|base|route$|url|^[A-Z][A-Z_0-9]+$")
  (#set! kind "mount") (#set! router.instance "express express.* express-promise-router")) @element
(call_expression
  function: (member_expression object: (_) @router property: (property_identifier) @_method)
  arguments: (arguments [(identifier) (member_expression) (call_expression)] @guard . (_))
  (#eq? @_method "use")
  (#set! kind "mount") (#set! guard.known "true") (#set! guard.name "function") (#set! router.instance "express express.* express-promise-router")) @element

; router.use(requireAuth): a guard of all its routes
(call_expression
  function: (member_expression object: (identifier) @name property: (property_identifier) @_method)
  arguments: (arguments . [(identifier) (member_expression) (call_expression)] @guard)
  (#eq? @_method "use")
  (#set! kind "router") (#set! guard.known "true") (#set! guard.name "function")
  (#set! name.instance "express express.* express-promise-router")) @element

; registerRoutes(app), require("./routes")(app)
(call_expression function: (_) @function arguments: (arguments (identifier) @given) @argument
  (#set! kind "handover") (#set! given.instance "express express.* express-promise-router")) @element
