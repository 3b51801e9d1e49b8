; needs: react-router vue-router umi @umijs .addRoute

; createBrowserRouter([{ path: "/", children: [...] }])
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "pages") (#set! framework "react-router") (#set! pick.tree "0")
  (#set! callee.is "react-router.createBrowserRouter react-router.createHashRouter react-router.createMemoryRouter react-router-dom.createBrowserRouter react-router-dom.createHashRouter react-router-dom.createMemoryRouter @remix-run/router.createRouter")) @element

; useRoutes(routes): below the route that shows the component it stands in
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "pages") (#set! framework "react-router") (#set! pick.tree "0") (#set! tree "below")
  (#set! callee.is "react-router.useRoutes react-router-dom.useRoutes")) @element

; Sentry.wrapCreateBrowserRouterV6(createBrowserRouter)([{ path: "/" }])
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "pages") (#set! framework "react-router") (#set! pick.tree "0")
  (#set! callee.is "@sentry/react.wrapCreateBrowserRouter() @sentry/react.wrapUseRoutes() @sentry/react.wrapCreateBrowserRouterV6() @sentry/react.wrapUseRoutesV6() @sentry/react.wrapCreateBrowserRouterV7() @sentry/react.wrapUseRoutesV7() @sentry/react.wrapCreateMemoryRouterV6() @sentry/react.wrapCreateMemoryRouterV7()")) @element

; createRouter({ routes: [{ path: "/", component: Home }] })
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "pages") (#set! framework "vue-router") (#set! pick.tree "0.routes") (#set! callee.is "vue-router.createRouter")) @element
(new_expression constructor: (_) @callee arguments: (arguments) @arguments
  (#set! kind "pages") (#set! framework "vue-router") (#set! pick.tree "0.routes") (#set! callee.is "vue-router vue-router.default")) @element

; router.addRoute({ path: "/", component: Home }), router.addRoutes(routes)
(call_expression function: (member_expression object: (_) @router property: (property_identifier) @_add) arguments: (arguments) @arguments
  (#any-of? @_add "addRoute" "addRoutes")
  (#set! kind "pages") (#set! framework "vue-router") (#set! pick.tree "0") (#set! router.instance "vue-router.createRouter vue-router")) @element

; export const asyncRoutes = [{ path: "/", component: Home }] beside a router: a list that is added when it is known who asks
(export_statement declaration: (lexical_declaration (variable_declarator value: (array) @tree))
  (#set! kind "pages") (#set! framework "vue-router") (#set! tree "beside")) @element

; import.meta.glob("./modules/**/*.ts") beside a router: the lists that these files offer
(call_expression function: (member_expression object: (meta_property) property: (property_identifier) @_glob) arguments: (arguments) @arguments
  (#any-of? @_glob "glob" "globEager")
  (#set! kind "pages") (#set! framework "vue-router") (#set! pick.globs "0")) @element

; defineConfig({ routes: [{ path: "/", component: "./Home" }] })
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "pages") (#set! framework "umi") (#set! pick.tree "0.routes") (#set! callee.is "umi.defineConfig @umijs/max.defineConfig")) @element
