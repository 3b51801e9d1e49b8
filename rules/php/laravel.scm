; needs: Route:: $router-> withRouting Facades\Route

; a file of routes, or one that says where such files stand
((program (php_tag)) @element @tree
  (#set! kind "drawn") (#set! rules "php/laravel") (#set! part "file"))
