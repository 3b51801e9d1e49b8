; needs: ).get( ).post( ).put( ).patch( ).delete( .get("/ .get('/ .get(`/ .post("/ .post('/ .post(`/ .put("/ .put('/ .patch("/ .delete("/ .delete('/

; secured.access(policy).get("/users", (c) => ...): what reads like a route, on what a method of a class of the project gives that keeps a router
(call_expression function: (member_expression object: (call_expression arguments: (arguments . (_)? @guard)) @router property: (property_identifier) @method @at)
  arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.name "function") (#set! guard.known "true")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all head options") (#set! path.like "/*") (#set! handler.trait "function arrow")
  (#set! router.unknown "keeper hono.Hono @hono/zod-openapi.OpenAPIHono express.Express express.Application express.Router express.IRouter koa-router.Router @koa/router fastify.FastifyInstance")) @element

; router.get("/users", options, this.list): the same on a router whose class is the project's own
(call_expression function: (member_expression object: [(identifier) (member_expression)] @router property: (property_identifier) @method @at)
  arguments: (arguments) @arguments
  (#any-of? @method "get" "post" "put" "patch" "delete" "del" "all" "head" "options") (#match? @router "(^|[.])([a-z]\\w*)?[rR]outer$")
  (#set! kind "route") (#set! path.root "prefix") (#set! guard.known "true")
  (#set! pick.least "2") (#set! pick.path "0") (#set! pick.guard "1:-1") (#set! pick.handler "-1")
  (#set! method.last "get post put patch delete all head options") (#set! path.like "/*") (#set! handler.trait "function arrow")
  (#set! router.unknown "own")) @element
