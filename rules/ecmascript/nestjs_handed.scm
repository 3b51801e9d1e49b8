; needs: Module) Module, moduleRef)
; only: typescript tsx

; startApplication(AppModule): the module that a function makes an application of
(call_expression function: (identifier) @function arguments: (arguments . (identifier) @given @argument)
  (#set! kind "handover") (#set! given.like "*[mM]odule*")) @element
