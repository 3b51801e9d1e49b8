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
