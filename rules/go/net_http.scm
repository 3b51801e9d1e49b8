; needs: net/http .HandleFunc(" .Handle("

; mux.HandleFunc("GET /users/{id}", h.Get), mux.Handle("/users", handler)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! path.verb "true")
  (#set! router.instance "net/http.NewServeMux net/http.ServeMux")
  (#set! handler.not "net/http.StripPrefix() net/http.FileServer() net/http.FileServerFS()")) @element

; http.HandleFunc("/users", list): the default mux
(call_expression
  function: (selector_expression field: (field_identifier) @_method) @callee
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! path.verb "true") (#set! router "none")
  (#set! callee.is "net/http.HandleFunc net/http.Handle")
  (#set! handler.not "net/http.StripPrefix() net/http.FileServer() net/http.FileServerFS()")) @element

; http.Handle("/users", requireAuth(handler))
(call_expression
  function: (selector_expression field: (field_identifier) @_method) @callee
  arguments: (argument_list . (_) . (call_expression function: (_) @guard) .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! guard.known "true")
  (#set! callee.is "net/http.HandleFunc net/http.Handle")
  (#set! guard.not "net/http.StripPrefix net/http.FileServer net/http.FileServerFS")) @element

; mux.Handle("/users", requireAuth(handler))
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) . (call_expression function: (_) @guard) .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! guard.known "true")
  (#set! router.instance "net/http.NewServeMux net/http.ServeMux")
  (#set! guard.not "net/http.StripPrefix net/http.FileServer net/http.FileServerFS")) @element

; mux.Handle("/users", logged(requireAuth(handler)))
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) . (call_expression arguments: (argument_list . (call_expression function: (_) @guard) .)) .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! requires "path handler") (#set! guard.known "true")) @element

; mux.Handle("/api/", http.StripPrefix("/api", api)), mux.Handle("/admin/", admin)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) . (call_expression function: (_) @strips arguments: (argument_list . (_) @prefix . (_) @child .)) @element .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "mount") (#set! strips.is "net/http.StripPrefix")
  (#set! router.instance "net/http.NewServeMux net/http.ServeMux"))

; http.Handle("/api/", http.StripPrefix("/api", api)), &http.Server{Handler: http.StripPrefix("/api", api)}: whatever serves it, also a
; handler of the project's own, http.StripPrefix("/api", users).ServeHTTP(w, r)
(call_expression
  function: (selector_expression field: (field_identifier) @_strip) @strips
  arguments: (argument_list . (_) @prefix . (_) @child .)
  (#eq? @_strip "StripPrefix")
  (#set! kind "mount") (#set! strips.is "net/http.StripPrefix")) @element

; http.StripPrefix("/api", requireAuth(api)), http.StripPrefix("/api", logged(requireAuth(api)))
(call_expression
  function: (selector_expression field: (field_identifier) @_strip) @strips
  arguments: (argument_list . (_) @prefix .
    (call_expression arguments: (argument_list [(identifier) @child (selector_expression) @child (call_expression arguments: (argument_list [(identifier) (selector_expression)] @child))])) .)
  (#eq? @_strip "StripPrefix")
  (#set! kind "mount") (#set! strips.is "net/http.StripPrefix")) @element

; mux.Handle("/hook/", http.StripPrefix("/hook", http.HandlerFunc(hook))), http.Handle("/hook/", http.StripPrefix("/hook", hook))
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @path . (call_expression function: (_) @strips arguments: (argument_list . (_) . (_) @handler .)) .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! path.verb "true") (#set! strips.is "net/http.StripPrefix")
  (#set! router.instance "net/http.NewServeMux net/http.ServeMux") (#set! handler.instance "net/http.HandlerFunc")) @element
(call_expression
  function: (selector_expression field: (field_identifier) @_method) @callee
  arguments: (argument_list . (_) @path . (call_expression function: (_) @strips arguments: (argument_list . (_) . (_) @handler .)) .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! path.verb "true") (#set! router "none") (#set! strips.is "net/http.StripPrefix")
  (#set! callee.is "net/http.Handle") (#set! handler.instance "net/http.HandlerFunc")) @element

; routes(mux), api.Register(mux)
(call_expression
  function: (_) @function
  arguments: (argument_list [(identifier) (selector_expression)] @_router) @argument
  (#match? @_router "(?i)(^|[.])(m|mux|router|r|root|api)$|(mux|router|v[0-9]+)$")
  (#set! kind "handover")) @element

; requireAuth(mux), withCORS(requireAuth(mux)), requireAuth(logged(mux)): who may come is asked before all that the mux serves
(call_expression
  function: (_) @guard
  arguments: (argument_list [(identifier) (selector_expression)] @name)
  (#set! kind "router") (#set! facet.root "serve") (#set! guard.known "true")
  (#set! name.instance "net/http.NewServeMux")) @element
(call_expression
  function: (_) @guard
  arguments: (argument_list (call_expression function: (_) arguments: (argument_list [(identifier) (selector_expression)] @name)))
  (#set! kind "router") (#set! facet.root "serve") (#set! guard.known "true")
  (#set! name.instance "net/http.NewServeMux")) @element

; m.HandleFunc("GET "+options.BaseURL+"/pets", list): a pattern with its method, on what only has the methods of a mux
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @_method "HandleFunc" "Handle") (#match? @path "^[\"`](GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) ")
  (#set! kind "route") (#set! path.verb "true") (#set! handler.unknown "method") (#set! router.unknown "own")) @element
