; needs: gorilla/mux .HandleFunc(" .Handle(" .PathPrefix(" .Path("

; r.HandleFunc("/users/{id}", h.Get)
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) @path . (_) @handler .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! router.instance "github.com/gorilla/mux*")
  (#set! handler.not "net/http.StripPrefix() net/http.FileServer()")) @element

; r.HandleFunc("/users", h.List).Methods("GET", http.MethodHead)
(call_expression
  function: (selector_expression
    operand: (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_handle)) @element
    field: (field_identifier) @_methods)
  arguments: (argument_list (_) @method)
  (#any-of? @_handle "HandleFunc" "Handle") (#eq? @_methods "Methods")
  (#set! kind "route") (#set! router.instance "github.com/gorilla/mux*"))

; r.Methods("GET").Path("/users").HandlerFunc(h.List)
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression
        operand: (call_expression
          function: (selector_expression operand: (_) @router field: (field_identifier) @_methods)
          arguments: (argument_list (_) @method))
        field: (field_identifier) @_path)
      arguments: (argument_list . (_) @path .))
    field: (field_identifier) @_handler)
  arguments: (argument_list . (_) @handler .)
  (#eq? @_methods "Methods") (#any-of? @_path "Path" "PathPrefix") (#any-of? @_handler "HandlerFunc" "Handler")
  (#set! kind "route") (#set! router.instance "github.com/gorilla/mux*")) @element

; r.Path("/users").Methods("GET").HandlerFunc(h.List)
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression
        operand: (call_expression
          function: (selector_expression operand: (_) @router field: (field_identifier) @_path)
          arguments: (argument_list . (_) @path .))
        field: (field_identifier) @_methods)
      arguments: (argument_list (_) @method))
    field: (field_identifier) @_handler)
  arguments: (argument_list . (_) @handler .)
  (#eq? @_methods "Methods") (#any-of? @_path "Path" "PathPrefix") (#any-of? @_handler "HandlerFunc" "Handler")
  (#set! kind "route") (#set! router.instance "github.com/gorilla/mux*")) @element

; r.Path("/users").Handler(h), r.PathPrefix("/users").HandlerFunc(h.List); what `Handler` is given behind a prefix may be a router
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @_path)
      arguments: (argument_list . (_) @path .))
    field: (field_identifier) @_handler)
  arguments: (argument_list . (_) @handler .)
  (#eq? @_path "Path") (#any-of? @_handler "HandlerFunc" "Handler")
  (#set! kind "route") (#set! router.instance "github.com/gorilla/mux*")) @element
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @_path)
      arguments: (argument_list . (_) @path .))
    field: (field_identifier) @_handler)
  arguments: (argument_list . (_) @handler .)
  (#eq? @_path "PathPrefix") (#eq? @_handler "HandlerFunc")
  (#set! kind "route") (#set! router.instance "github.com/gorilla/mux*")) @element

; user := r.Path("/users/{id}").Subrouter(); user.Methods("GET").HandlerFunc(h.Get): at the path of the subrouter itself
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @_methods)
      arguments: (argument_list (_) @method))
    field: (field_identifier) @_handler)
  arguments: (argument_list . (_) @handler .)
  (#eq? @_methods "Methods") (#any-of? @_handler "HandlerFunc" "Handler")
  (#set! kind "route") (#set! router.instance "github.com/gorilla/mux*") (#set! router.taken "Subrouter()")) @element

; r.PathPrefix("/users").Handler(h).Methods("GET")
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression
        operand: (call_expression
          function: (selector_expression operand: (_) @router field: (field_identifier) @_path)
          arguments: (argument_list . (_) @path .))
        field: (field_identifier) @_handler)
      arguments: (argument_list . (_) @handler .)) @element
    field: (field_identifier) @_methods)
  arguments: (argument_list (_) @method)
  (#eq? @_methods "Methods") (#any-of? @_path "Path" "PathPrefix") (#any-of? @_handler "HandlerFunc" "Handler")
  (#set! kind "route") (#set! router.instance "github.com/gorilla/mux*")
  (#set! handler.not "net/http.StripPrefix() net/http.FileServer()"))

; r.Handle("/users", requireAuth(handler))
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) . (call_expression function: (_) @guard) .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! guard.known "true") (#set! router.instance "github.com/gorilla/mux*")
  (#set! guard.not "net/http.StripPrefix net/http.FileServer")) @element

; r.HandleFunc("/users", logged(requireAuth(handler)))
(call_expression
  function: (selector_expression operand: (_) @router field: (field_identifier) @_method)
  arguments: (argument_list . (_) . (call_expression arguments: (argument_list . (call_expression function: (_) @guard) .)) .)
  (#any-of? @_method "HandleFunc" "Handle")
  (#set! kind "route") (#set! requires "path handler") (#set! guard.known "true")) @element

; r.Methods("GET").Path("/users").Handler(requireAuth(handler))
(call_expression
  function: (selector_expression operand: (call_expression) field: (field_identifier) @_handler)
  arguments: (argument_list . (call_expression function: (_) @guard) .)
  (#any-of? @_handler "HandlerFunc" "Handler")
  (#set! kind "route") (#set! requires "path handler") (#set! guard.known "true")) @element

; api := r.PathPrefix("/api").Subrouter(), user := r.Path("/users/{id}").Subrouter()
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression
        function: (selector_expression operand: (_) @router field: (field_identifier) @_prefix)
        arguments: (argument_list . (_) @prefix .))
      field: (field_identifier) @_subrouter)))
  (#any-of? @_prefix "Path" "PathPrefix") (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression
        function: (selector_expression operand: (_) @router field: (field_identifier) @_prefix)
        arguments: (argument_list . (_) @prefix .))
      field: (field_identifier) @_subrouter)))
  (#any-of? @_prefix "Path" "PathPrefix") (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression
        function: (selector_expression operand: (_) @router field: (field_identifier) @_prefix)
        arguments: (argument_list . (_) @prefix .))
      field: (field_identifier) @_subrouter)))
  (#any-of? @_prefix "Path" "PathPrefix") (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element

; admin := r.NewRoute().Subrouter(), posts := r.Methods("POST").Subrouter()
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_made))
      field: (field_identifier) @_subrouter)))
  (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_made))
      field: (field_identifier) @_subrouter)))
  (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_made))
      field: (field_identifier) @_subrouter)))
  (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element

; posts := r.Methods("POST").Subrouter(), r.PathPrefix("/x").Methods("POST").Subrouter(): what all routes of a router answer
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression
        function: (selector_expression field: (field_identifier) @_methods)
        arguments: (argument_list (_) @method))
      field: (field_identifier) @_subrouter)))
  (#eq? @_methods "Methods") (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression
        function: (selector_expression field: (field_identifier) @_methods)
        arguments: (argument_list (_) @method))
      field: (field_identifier) @_subrouter)))
  (#eq? @_methods "Methods") (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression
        function: (selector_expression field: (field_identifier) @_methods)
        arguments: (argument_list (_) @method))
      field: (field_identifier) @_subrouter)))
  (#eq? @_methods "Methods") (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression
        function: (selector_expression
          operand: (call_expression
            function: (selector_expression operand: (_) @router field: (field_identifier) @_prefix)
            arguments: (argument_list . (_) @prefix .))))
      field: (field_identifier) @_subrouter)))
  (#eq? @_prefix "PathPrefix") (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression
        function: (selector_expression
          operand: (call_expression
            function: (selector_expression operand: (_) @router field: (field_identifier) @_prefix)
            arguments: (argument_list . (_) @prefix .))))
      field: (field_identifier) @_subrouter)))
  (#eq? @_prefix "PathPrefix") (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression
    function: (selector_expression
      operand: (call_expression
        function: (selector_expression
          operand: (call_expression
            function: (selector_expression operand: (_) @router field: (field_identifier) @_prefix)
            arguments: (argument_list . (_) @prefix .))))
      field: (field_identifier) @_subrouter)))
  (#eq? @_prefix "PathPrefix") (#eq? @_subrouter "Subrouter")
  (#set! kind "router")) @element

; r.PathPrefix("/api/").Handler(http.StripPrefix("/api", api))
(call_expression
  function: (selector_expression
    operand: (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @_prefix)
      arguments: (argument_list . (_) @prefix .))
    field: (field_identifier) @_handler)
  arguments: (argument_list . (_) @child .)
  (#eq? @_prefix "PathPrefix") (#eq? @_handler "Handler")
  (#set! kind "mount") (#set! router.instance "github.com/gorilla/mux*")) @element

; r.Use(requireAuth)
(call_expression
  function: (selector_expression operand: (_) @name field: (field_identifier) @_method)
  arguments: (argument_list (_) @guard)
  (#eq? @_method "Use")
  (#set! kind "router") (#set! guard.known "true")) @element

; routes(r), users.Register(api)
(call_expression
  function: (_) @function
  arguments: (argument_list [(identifier) (selector_expression)] @_router) @argument
  (#match? @_router "(?i)(^|[.])(r|s|mux|root|api|admin|v[0-9]+)$|(mux|router|v[0-9]+)$")
  (#set! kind "handover")) @element

; r := mux.NewRouter(), a.Router = mux.NewRouter()
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/gorilla/mux.NewRouter")) @element
(var_spec
  name: (identifier) @name
  value: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/gorilla/mux.NewRouter")) @element
(assignment_statement
  left: (expression_list . (_) @name)
  right: (expression_list . (call_expression function: (_) @maker))
  (#set! kind "router") (#set! facet.root "true") (#set! maker.is "github.com/gorilla/mux.NewRouter")) @element

; h.router = api: the field is the router that it is given
(assignment_statement
  left: (expression_list . (selector_expression) @child .)
  right: (expression_list . (identifier) @router .)
  (#set! kind "mount") (#set! router.instance "github.com/gorilla/mux*")) @element
