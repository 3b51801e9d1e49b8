; needs: NewServeMux ServeMux chi.NewRouter chi.Router chi.Mux chi.NewMux echo.New echo.Group echo.Echo fiber.New fiber.Router fiber.App fiber.Group gin.New gin.Default gin.Engine gin.RouterGroup gin.IRouter gin.IRoutes mux.NewRouter mux.Router httprouter.New httprouter.Router router.New router.Router router.Group
; users.Register(v2): what is known to be a router, whatever it is called
(call_expression
  function: (_) @function
  arguments: (argument_list [(identifier) (selector_expression)] @given) @argument
  (#set! kind "handover")
  (#set! given.instance "net/http.NewServeMux net/http.ServeMux github.com/go-chi/chi.* github.com/go-chi/chi/v4.* github.com/go-chi/chi/v5.* github.com/labstack/echo* github.com/gofiber/fiber* github.com/gin-gonic/gin* github.com/gorilla/mux* github.com/julienschmidt/httprouter* github.com/fasthttp/router*")) @call @element

; r.Handler = r.routes(), of a struct that is a handler itself: where that is mounted, only a run can tell
(assignment_statement
  left: (expression_list . (selector_expression operand: (_) @kept field: (field_identifier) @_handler) .)
  right: (expression_list . [(call_expression) (identifier)] @child .)
  (#eq? @_handler "Handler")
  (#set! kind "mount") (#set! router "unknown") (#set! kept.instance "net/http.Handler")) @element

; &Server{router: r}, Server{group: r.Group("/api")}: a field is the router that it is given
(composite_literal
  type: [(type_identifier) (qualified_type)] @holder
  body: (literal_value (keyed_element
    (literal_element (identifier) @name) (literal_element [(identifier) (selector_expression)] @router)) @element)
  (#set! kind "router") (#set! router.instance "net/http.NewServeMux net/http.ServeMux github.com/go-chi/chi.* github.com/go-chi/chi/v4.* github.com/go-chi/chi/v5.* github.com/labstack/echo* github.com/gofiber/fiber* github.com/gin-gonic/gin* github.com/gorilla/mux* github.com/julienschmidt/httprouter* github.com/fasthttp/router*"))
(composite_literal
  type: [(type_identifier) (qualified_type)] @holder
  body: (literal_value (keyed_element
    (literal_element (identifier) @name)
    (literal_element (call_expression
      function: (selector_expression operand: (_) @router field: (field_identifier) @_group) arguments: (argument_list . (_) @prefix)))) @element)
  (#eq? @_group "Group")
  (#set! kind "router") (#set! router.instance "net/http.NewServeMux net/http.ServeMux github.com/go-chi/chi.* github.com/go-chi/chi/v4.* github.com/go-chi/chi/v5.* github.com/labstack/echo* github.com/gofiber/fiber* github.com/gin-gonic/gin* github.com/gorilla/mux* github.com/julienschmidt/httprouter* github.com/fasthttp/router*"))

; &Server{router: gin.Default()}
(composite_literal
  type: [(type_identifier) (qualified_type)] @holder
  body: (literal_value (keyed_element
    (literal_element (identifier) @name) (literal_element (call_expression function: (_) @maker))) @element)
  (#set! kind "router") (#set! facet.root "true")
  (#set! maker.is "github.com/go-chi/chi.NewRouter github.com/go-chi/chi/v5.NewRouter github.com/labstack/echo.New github.com/labstack/echo/v4.New github.com/gofiber/fiber.New github.com/gofiber/fiber/v2.New github.com/gofiber/fiber/v3.New github.com/gin-gonic/gin.New github.com/gin-gonic/gin.Default github.com/gorilla/mux.NewRouter"))

; own := &group{RouterGroup: r.Group("/users")}, own := group{r.Group("/users"), true}: what embeds a group registers on it
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (composite_literal body: (literal_value . [(keyed_element (literal_element (identifier)) (literal_element (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_group) arguments: (argument_list . (_) @prefix))))
      (literal_element (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_group) arguments: (argument_list . (_) @prefix)))])) .)
  (#eq? @_group "Group")
  (#set! kind "router")) @element
(short_var_declaration
  left: (expression_list . (identifier) @name)
  right: (expression_list . (unary_expression operand: (composite_literal body: (literal_value . [(keyed_element (literal_element (identifier)) (literal_element (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_group) arguments: (argument_list . (_) @prefix))))
      (literal_element (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_group) arguments: (argument_list . (_) @prefix)))]))) .)
  (#eq? @_group "Group")
  (#set! kind "router")) @element
(return_statement
  (expression_list . (composite_literal body: (literal_value . [(keyed_element (literal_element (identifier)) (literal_element (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_group) arguments: (argument_list . (_) @prefix))))
      (literal_element (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_group) arguments: (argument_list . (_) @prefix)))])) .)
  (#eq? @_group "Group")
  (#set! kind "router") (#set! name "function")) @element
(return_statement
  (expression_list . (unary_expression operand: (composite_literal body: (literal_value . [(keyed_element (literal_element (identifier)) (literal_element (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_group) arguments: (argument_list . (_) @prefix))))
      (literal_element (call_expression function: (selector_expression operand: (_) @router field: (field_identifier) @_group) arguments: (argument_list . (_) @prefix)))]))) .)
  (#eq? @_group "Group")
  (#set! kind "router") (#set! name "function")) @element

; add(r.Group("/users"), "POST", "/:id"): a group that is made for one call, which the function registers on what it is given besides
(call_expression
  arguments: (argument_list (call_expression function: (selector_expression field: (field_identifier) @_group)))
  (#eq? @_group "Group")
  (#set! kind "registering")) @call @element
