; needs: Slim\
; $app->get("/users", UserList::class), $group->post("", [Users::class, "add"])
((member_call_expression
  object: (variable_name)
  name: (name) @method
  arguments: (arguments . (argument [(string) (encapsed_string)] @path) . (argument (_) @handler))) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "any")
  (#match? @path "^.(/|.$)")
  (#set! kind "route"))
