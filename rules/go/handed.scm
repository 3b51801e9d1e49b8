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
