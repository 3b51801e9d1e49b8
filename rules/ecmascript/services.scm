; needs: Service Client Repository

; class UserService { find() {} }
(class_declaration name: (_) @name
  (#match? @name "^[A-Z]")
  (#set! kind "service") (#set! name.like "*Service *Client *Repository") (#set! body.method "function")) @element

; const userService = { find() {} }
(variable_declarator name: (identifier) @name
  (#match? @name "^[A-Z]|^use[A-Z0-9]|(Service|Client|Repository)$")
  (#set! kind "service") (#set! name.like "*Service *Client *Repository") (#set! name.trait "object") (#set! body.method "function")) @element

; const UserService = class { find() {} }
(variable_declarator name: (identifier) @name value: (class)
  (#match? @name "^[A-Z]")
  (#set! kind "service") (#set! name.like "*Service *Client *Repository") (#set! body.method "function")) @element
