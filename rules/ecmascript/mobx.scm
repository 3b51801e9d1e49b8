; needs: mobx

; const store = observable(...)
(variable_declarator name: (identifier) @name value: (call_expression function: (_) @callee)
  (#set! kind "store") (#set! facet.library "mobx") (#set! callee.is "mobx.observable mobx-react-lite.useLocalObservable")) @element

; class CartStore { constructor() { makeAutoObservable(this) } }
(class_declaration
  name: (_) @name
  body: (class_body (method_definition
    name: (property_identifier) @_constructor
    body: (statement_block (expression_statement (call_expression function: (_) @callee arguments: (arguments . (this)))))))
  (#eq? @_constructor "constructor") (#match? @name "Stores?$")
  (#set! kind "store") (#set! facet.library "mobx") (#set! callee.is "mobx.makeAutoObservable mobx.makeObservable")) @element

; class CartStore { @observable items = [] }
(class_declaration
  name: (_) @name
  body: (class_body (_ decorator: (decorator (_) @callee)))
  (#match? @name "Stores?$")
  (#set! kind "store") (#set! facet.library "mobx")
  (#set! callee.is "mobx.observable mobx.observable.ref mobx.observable.shallow mobx.observable.struct mobx.observable.deep")) @element
