; needs: CodeIgniter

; app/Config/Routes.php, and whatever else draws routes on what it calls $routes
((program (php_tag)) @element @tree
  (#match? @tree "[$]routes->")
  (#set! kind "drawn") (#set! rules "php/codeigniter") (#set! part "file"))
