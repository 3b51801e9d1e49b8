; needs: HttpGet HttpPost HttpPut HttpDelete HttpPatch HttpHead HttpOptions AcceptVerbs [Route Route( IActionResult ActionResult ActionResult< ViewResult JsonResult PartialViewResult

; [Route("api/[controller]")] class UsersController
(class_declaration (attribute_list (attribute name: (identifier) @_route (attribute_argument_list . (attribute_argument !name (_) @prefix)))) name: (identifier) @name
  (#eq? @_route "Route")
  (#set! kind "router") (#set! facet.root "class") (#set! path.over "true")) @element

; [V2ApiController("users")] class UsersController: what the attribute is of the project's own puts before the paths, only it knows
(class_declaration (attribute_list (attribute name: (identifier) @prefix)) name: (identifier) @name
  (#match? @prefix "\\w(Controller|Route)(Attribute)?$") (#not-match? @prefix "^(Api|Non)Controller(Attribute)?$")
  (#set! kind "router")) @element

; [Authorize(Policy = "admin")] class UsersController
(class_declaration (attribute_list (attribute name: [(identifier) @_guard (generic_name (identifier) @_guard)]) @guard) name: (identifier) @name
  (#match? @_guard "^(Authorize|Require[^AFH])")
  (#set! kind "router") (#set! facet.root "class") (#set! guard.name "whole")) @element

; class UsersController : ApiController
(class_declaration name: (identifier) @name (base_list [(identifier) (generic_name)] @child)
  (#set! kind "mount") (#set! child "above")) @element

; [HttpGet] public User One() {}
(method_declaration (attribute_list (attribute name: (identifier) @method) @element)
  (#any-of? @method "HttpGet" "HttpPost" "HttpPut" "HttpDelete" "HttpPatch" "HttpHead" "HttpOptions")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! method.strip "Http") (#set! path.words "[controller]=class-Controller [action]=handler-Async") (#set! path.over "true") (#set! version.placed "MapToApiVersion ApiVersion") (#set! path.needed "true") (#set! path.convention "csharp/conventions")
  (#set! guard.decorators "Authorize* Require[!AFH]*") (#set! guard.filters "IAuthorizationFilter IAsyncAuthorizationFilter AuthorizeAttribute") (#set! guard.lifted "AllowAnonymous"))

; [HttpGet("{id}")]
(method_declaration (attribute_list (attribute name: (identifier) @_verb (attribute_argument_list . (attribute_argument !name (_) @path))) @element)
  (#any-of? @_verb "HttpGet" "HttpPost" "HttpPut" "HttpDelete" "HttpPatch" "HttpHead" "HttpOptions")
  (#set! kind "route"))
(method_declaration (attribute_list (attribute name: (identifier) @_verb (attribute_argument_list (attribute_argument name: (identifier) @_key (_) @path))) @element)
  (#any-of? @_verb "HttpGet" "HttpPost" "HttpPut" "HttpDelete" "HttpPatch" "HttpHead" "HttpOptions") (#eq? @_key "template")
  (#set! kind "route"))

; [HttpGet] [Route("{id}")], in either order
(method_declaration
  (attribute_list (attribute name: (identifier) @_verb) @element)
  (attribute_list (attribute name: (identifier) @_route (attribute_argument_list . (attribute_argument !name (_) @path))))
  (#any-of? @_verb "HttpGet" "HttpPost" "HttpPut" "HttpDelete" "HttpPatch" "HttpHead" "HttpOptions") (#eq? @_route "Route") (#match? @element "^\\w+(\\(\\))?$")
  (#set! kind "route"))
(method_declaration
  (attribute_list (attribute name: (identifier) @_route (attribute_argument_list . (attribute_argument !name (_) @path))))
  (attribute_list (attribute name: (identifier) @_verb) @element)
  (#any-of? @_verb "HttpGet" "HttpPost" "HttpPut" "HttpDelete" "HttpPatch" "HttpHead" "HttpOptions") (#eq? @_route "Route") (#match? @element "^\\w+(\\(\\))?$")
  (#set! kind "route"))
(method_declaration (attribute_list
  (attribute name: (identifier) @_verb) @element
  (attribute name: (identifier) @_route (attribute_argument_list . (attribute_argument !name (_) @path))))
  (#any-of? @_verb "HttpGet" "HttpPost" "HttpPut" "HttpDelete" "HttpPatch" "HttpHead" "HttpOptions") (#eq? @_route "Route") (#match? @element "^\\w+(\\(\\))?$")
  (#set! kind "route"))
(method_declaration (attribute_list
  (attribute name: (identifier) @_route (attribute_argument_list . (attribute_argument !name (_) @path)))
  (attribute name: (identifier) @_verb) @element)
  (#any-of? @_verb "HttpGet" "HttpPost" "HttpPut" "HttpDelete" "HttpPatch" "HttpHead" "HttpOptions") (#eq? @_route "Route") (#match? @element "^\\w+(\\(\\))?$")
  (#set! kind "route"))

; [Route("{id}")] alone
(method_declaration (attribute_list (attribute name: (identifier) @_route (attribute_argument_list . (attribute_argument !name (_) @path))) @element)
  (#eq? @_route "Route")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.words "[controller]=class-Controller [action]=handler-Async") (#set! path.over "true") (#set! version.placed "MapToApiVersion ApiVersion")
  (#set! guard.decorators "Authorize* Require[!AFH]*") (#set! guard.filters "IAuthorizationFilter IAsyncAuthorizationFilter AuthorizeAttribute") (#set! guard.lifted "AllowAnonymous") (#set! handler.undecorated "HttpGet HttpPost HttpPut HttpDelete HttpPatch HttpHead HttpOptions AcceptVerbs"))

; [AcceptVerbs("GET", "POST", Route = "x")]
(method_declaration (attribute_list (attribute name: (identifier) @_verbs (attribute_argument_list (attribute_argument !name (string_literal) @method))) @element)
  (#eq? @_verbs "AcceptVerbs")
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.words "[controller]=class-Controller [action]=handler-Async") (#set! path.over "true") (#set! version.placed "MapToApiVersion ApiVersion") (#set! path.needed "true") (#set! path.convention "csharp/conventions")
  (#set! guard.decorators "Authorize* Require[!AFH]*") (#set! guard.filters "IAuthorizationFilter IAsyncAuthorizationFilter AuthorizeAttribute") (#set! guard.lifted "AllowAnonymous"))
(method_declaration (attribute_list (attribute name: (identifier) @_verbs (attribute_argument_list (attribute_argument name: (identifier) @_key (_) @path))) @element)
  (#eq? @_verbs "AcceptVerbs") (#eq? @_key "Route")
  (#set! kind "route"))

; public IActionResult Index() {} without an attribute that says where: where its controller is, or where the application maps actions by name
(method_declaration
  (modifier) @_public . returns: [(identifier) (generic_name) (qualified_name)] @_gives
  name: (identifier) @handler @at
  (#eq? @_public "public") (#match? @_gives "ActionResult|ViewResult|JsonResult|FileResult|ContentResult|RedirectResult|StatusCodeResult")
  (#set! kind "route") (#set! router "class") (#set! path.words "[controller]=class-Controller [action]=handler-Async") (#set! path.needed "true") (#set! path.convention "csharp/conventions")
  (#set! guard.decorators "Authorize* Require[!AFH]*") (#set! guard.filters "IAuthorizationFilter IAsyncAuthorizationFilter AuthorizeAttribute") (#set! guard.lifted "AllowAnonymous") (#set! handler.undecorated "HttpGet HttpPost HttpPut HttpDelete HttpPatch HttpHead HttpOptions AcceptVerbs Route NonAction")) @element
(method_declaration
  (modifier) @_public . (modifier) @_async . returns: [(identifier) (generic_name) (qualified_name)] @_gives
  name: (identifier) @handler @at
  (#eq? @_public "public") (#eq? @_async "async") (#match? @_gives "ActionResult|ViewResult|JsonResult|FileResult|ContentResult|RedirectResult|StatusCodeResult")
  (#set! kind "route") (#set! router "class") (#set! path.words "[controller]=class-Controller [action]=handler-Async") (#set! path.needed "true") (#set! path.convention "csharp/conventions")
  (#set! guard.decorators "Authorize* Require[!AFH]*") (#set! guard.filters "IAuthorizationFilter IAsyncAuthorizationFilter AuthorizeAttribute") (#set! guard.lifted "AllowAnonymous") (#set! handler.undecorated "HttpGet HttpPost HttpPut HttpDelete HttpPatch HttpHead HttpOptions AcceptVerbs Route NonAction")) @element
