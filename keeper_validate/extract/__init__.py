"""From source to elements. The only floor that knows tree-sitter; must not know what is allowed, so that it cannot hide evidence."""
