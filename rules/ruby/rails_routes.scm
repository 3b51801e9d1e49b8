; needs: routes.draw routes.append routes.prepend Engine.add_routes namespace resources resource scope match mount draw concern authenticate constraints root get post put patch delete Controller included

; Rails.application.routes.draw do ... end
((call
   receiver: (call receiver: (_) @application method: (identifier) @_routes)
   method: (identifier) @_draw
   block: (_) @tree) @element
  (#eq? @_routes "routes") (#any-of? @_draw "draw" "append" "prepend")
  (#set! kind "drawn") (#set! rules "ruby/rails_routes"))

; Spree::Core::Engine.add_routes do ... end: what an engine keeps, to draw it with its own
((call receiver: (_) @application method: (identifier) @_add block: (_) @tree) @element
  (#match? @application "(^|::)Engine$") (#any-of? @_add "add_routes" "append_routes" "prepend_routes")
  (#set! kind "drawn") (#set! rules "ruby/rails_routes"))

; a file that the routes of the application draw by its name
((program (call !receiver method: (identifier) @_word)) @element @tree
  (#any-of? @_word "namespace" "resources" "resource" "scope" "get" "post" "put" "patch" "delete" "match" "constraints" "authenticate" "root" "mount" "concern" "draw")
  (#set! kind "drawn") (#set! rules "ruby/rails_routes") (#set! part "file"))

; class UsersController < ApplicationController
((class name: (_) @name superclass: (superclass (_) @base) body: (body_statement)? @calls) @element
  (#match? @name "Controller$")
  (#set! kind "filters"))

; module Authentication, that controllers include
((module name: (_) @name body: (body_statement (call method: (identifier) @_included)) @calls) @element
  (#eq? @_included "included")
  (#set! kind "filters"))

; class_methods do; def skip_authentication(**options); skip_before_action :authenticate_user!, **options; end; end
((call !receiver method: (identifier) @_shared block: (do_block body: (body_statement (method name: (identifier) @name body: (body_statement) @calls) @element)))
  (#eq? @_shared "class_methods")
  (#set! kind "filter word"))

; def self.open_to_all, in a class or a module
((singleton_method object: (self) name: (identifier) @name body: (body_statement) @calls) @element
  (#set! kind "filter word"))
