; needs: struct

; type UserService struct { ... } with exported methods
(type_spec
  name: (type_identifier) @name
  type: (struct_type)
  (#match? @name "(Service|Client|Repository|Repo|Store|Hub|Broadcaster|Handler|Handlers|Controller|Manager|Collector|Registry|Gateway|Provider|Scheduler|Dispatcher|Publisher|Subscriber|Server)$")
  (#set! kind "service") (#set! name.trait "methods") (#set! body.method "public")) @element
