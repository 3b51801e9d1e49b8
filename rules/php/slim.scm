; needs: Slim\
; $app->get("/users", UserList::class), $group->post("", [Users::class, "add"])
((member_call_expression
  object: (variable_name)
  name: (name) @method
  arguments: (arguments . (argument [(string) (encapsed_string)] @path) . (argument (_) @handler))) @element
  (#any-of? @method "get" "post" "put" "patch" "delete" "options" "any")
  (#match? @path "^.(/|.$)")
  (#set! kind "route"))

; $app->map(["GET", "POST"], "/users", Users::class)
((member_call_expression
  object: (variable_name)
  name: (name) @_map
  arguments: (arguments . (argument (array_creation_expression (array_element_initializer (string) @method))) . (argument [(string) (encapsed_string)] @path) . (argument (_) @handler))) @element
  (#eq? @_map "map")
  (#match? @path "^.(/|.$)")
  (#set! kind "route"))

; $app->group("/teams", function ($group) { }): what stands in it
((member_call_expression
  object: (variable_name)
  name: (name) @_group
  arguments: (arguments . (argument [(string) (encapsed_string)] @prefix) . (argument [(anonymous_function) (arrow_function)]))) @element
  (#eq? @_group "group")
  (#set! kind "mount") (#set! inline "body") (#set! router "elsewhere"))
