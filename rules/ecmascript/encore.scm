; needs: encore.dev
; export const get = api({ method: "GET", path: "/users/:id", expose: true }, async () => ...)
((call_expression function: (_) @callee arguments: (arguments) @arguments) @element
  (#set! kind "route") (#set! router "function") (#set! requires "path")
  (#set! pick.config "0") (#set! config.method "method") (#set! config.path "path") (#set! pick.handler "1")
  (#set! callee.is "encore.dev/api.api encore.dev/api.api.raw encore.dev/api.api.streamInOut"))
