; needs: @angular/
; only: typescript tsx

; @Component({ selector: "app-user" }) class UserComponent { @Input() user: User; size = input(1); }
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments)
  (#set! kind "component") (#set! name "decorated") (#set! facet.form "class") (#set! pick.selector "0.selector") (#set! callee.is "@angular/core.Component")
  (#set! body.prop "decorated made") (#set! decorated.prop "@angular/core.Input")
  (#set! made.prop "@angular/core.input @angular/core.input.required @angular/core.model @angular/core.model.required")) @element

; provideRouter(routes), RouterModule.forRoot(routes)
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "pages") (#set! pick.tree "0")
  (#set! callee.is "@angular/router.provideRouter @angular/router.RouterModule.forRoot")) @element

; RouterModule.forChild(routes): what a module brings along, wherever that is taken in
(call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "branch") (#set! pick.tree "0") (#set! callee.is "@angular/router.RouterModule.forChild")) @call @element

; @NgModule({ imports: [UserModule, RouterModule.forChild(routes)] }); the module of the application itself says what it begins with
(decorator (call_expression function: (_) @callee arguments: (arguments) @arguments
  (#set! kind "branch") (#set! name "decorated") (#set! pick.tree "0.imports") (#set! callee.is "@angular/core.NgModule"))) @element
(decorator (call_expression function: (_) @callee arguments: (arguments (object (pair key: (property_identifier) @_begins))) @arguments
  (#eq? @_begins "bootstrap")
  (#set! kind "pages") (#set! pick.tree "0.imports") (#set! callee.is "@angular/core.NgModule"))) @element
