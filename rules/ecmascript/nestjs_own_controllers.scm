; needs: Controller( @Get( @Post( @Put( @Patch( @Delete( @All( @Sse(
; only: typescript tsx

; @ApiController("users") class UsersController: a decorator of the project's own that comes to a controller
(decorator (call_expression function: (identifier) @_callee) @applied
  (#match? @_callee "Controller$") (#not-eq? @_callee "Controller")
  (#set! kind "router") (#set! framework "nestjs") (#set! name "decorated") (#set! applies "@nestjs/common.Controller") (#set! guard.applied "@nestjs/common.applyDecorators")) @element

; @Endpoint("users") class Users { @Get() all() {} }: by any name, where the class answers itself
(export_statement (decorator (call_expression function: (identifier) @_callee) @applied) @element declaration: (class_declaration)
  (#not-match? @_callee "Controller$|^Injectable$|^Module$")
  (#set! needs "@Get( @Post( @Put( @Patch( @Delete( @All( @Sse(")
  (#set! kind "router") (#set! framework "nestjs") (#set! name "decorated") (#set! applies "@nestjs/common.Controller") (#set! guard.applied "@nestjs/common.applyDecorators"))
(class_declaration (decorator (call_expression function: (identifier) @_callee) @applied) @element
  (#not-match? @_callee "Controller$|^Injectable$|^Module$")
  (#set! needs "@Get( @Post( @Put( @Patch( @Delete( @All( @Sse(")
  (#set! kind "router") (#set! framework "nestjs") (#set! name "decorated") (#set! applies "@nestjs/common.Controller") (#set! guard.applied "@nestjs/common.applyDecorators"))

; class UsersController extends Crud(User) below such a decorator: what stands above it answers on its path
(export_statement (decorator (call_expression function: (identifier) @_callee))
  declaration: (class_declaration name: (_) @name (class_heritage (extends_clause value: (_) @child)))
  (#match? @_callee "Controller$") (#not-eq? @_callee "Controller")
  (#set! kind "mount") (#set! framework "nestjs") (#set! child "inherited")) @element
(class_declaration (decorator (call_expression function: (identifier) @_callee)) name: (_) @name (class_heritage (extends_clause value: (_) @child))
  (#match? @_callee "Controller$") (#not-eq? @_callee "Controller")
  (#set! kind "mount") (#set! framework "nestjs") (#set! child "inherited")) @element
