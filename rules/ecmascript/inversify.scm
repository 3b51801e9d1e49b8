; needs: inversify
; only: typescript tsx

; @controller("/users", requireAuth) class UserController, @Controller("/users")
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! name "decorated") (#set! facet.root "true") (#set! pick.prefix "plain 0 0.path")
  (#set! guard.known "true") (#set! pick.guard "1:")
  (#set! callee.is "inversify-express-utils.controller @inversifyjs/http-core.Controller")) @element

; @httpGet("/:id", requireAuth) one() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.root "prefix") (#set! method.strip "http")
  (#set! pick.path "0") (#set! pick.method "@callee") (#set! guard.known "true") (#set! pick.guard "1:")
  (#set! callee.is "inversify-express-utils.httpGet inversify-express-utils.httpPost inversify-express-utils.httpPut inversify-express-utils.httpPatch inversify-express-utils.httpDelete inversify-express-utils.httpHead inversify-express-utils.httpOptions inversify-express-utils.all @inversifyjs/http-core.Get @inversifyjs/http-core.Post @inversifyjs/http-core.Put @inversifyjs/http-core.Patch @inversifyjs/http-core.Delete @inversifyjs/http-core.Head @inversifyjs/http-core.Options @inversifyjs/http-core.All")) @element

; @httpMethod("get", "/:id") one() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.root "prefix")
  (#set! pick.method "0") (#set! pick.path "1") (#set! guard.known "true") (#set! pick.guard "2:")
  (#set! callee.is "inversify-express-utils.httpMethod")) @element
