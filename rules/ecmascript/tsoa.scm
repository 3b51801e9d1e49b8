; needs: tsoa
; only: typescript tsx

; @Route("users") class UsersController extends Controller
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "router") (#set! name "decorated") (#set! pick.prefix "plain 0")
  (#set! callee.is "tsoa.Route @tsoa/runtime.Route")) @element

; @Security("jwt", ["admin"]) on the controller
(decorator (call_expression function: (_) @callee) @guard
  (#set! kind "router") (#set! name "decorated") (#set! guard.name "whole") (#set! callee.is "tsoa.Security @tsoa/runtime.Security")) @element

; @Get("{id}") one() {}
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "route") (#set! router "class") (#set! handler "decorated") (#set! path.root "prefix")
  (#set! guard.decorators "true Security")
  (#set! pick.path "0") (#set! pick.method "@callee")
  (#set! callee.is "tsoa.Get tsoa.Post tsoa.Put tsoa.Patch tsoa.Delete tsoa.Head tsoa.Options @tsoa/runtime.Get @tsoa/runtime.Post @tsoa/runtime.Put @tsoa/runtime.Patch @tsoa/runtime.Delete @tsoa/runtime.Head @tsoa/runtime.Options")) @element
