; needs: withA withB withC withD withE withF withG withH withI withJ withK withL withM withN withO withP withQ withR withS withT withU withV withW withX withY withZ compose( enhance HOC( Hoc(

; const Shelled = withShell(Profile), const Shelled = withShell({ wide: true })(Profile): a wrapper of any kind, given a component by its name
((variable_declarator name: (identifier) @name value: (call_expression function: (_) @_wrapper
    arguments: (arguments . [(identifier) @base (call_expression arguments: (arguments . (identifier) @base))]))) @element
  (#match? @_wrapper "^(\\w+\\.)?(with[A-Z]|compose\\(|enhance)|H(OC|oc)$")
  (#set! kind "component") (#set! framework "react") (#set! name.like "[A-Z]*") (#set! base.trait "jsx wrapped-jsx factory typed-component") (#set! facet.form "hoc"))
