; needs: IEntityTypeConfiguration ModelBuilder

; class UserConfiguration : IEntityTypeConfiguration<User>
(class_declaration
  (base_list (generic_name (identifier) @_configures (type_argument_list . (identifier) @name .)))
  (#eq? @_configures "IEntityTypeConfiguration")
  (#set! kind "table") (#set! framework "efcore") (#set! facet.made "configuration")) @element

; modelBuilder.Entity<Order>(), and with what is said of it
(invocation_expression
  function: (member_access_expression expression: (identifier) @_builder name: (generic_name (identifier) @_entity (type_argument_list . (identifier) @name .)))
  (#match? @_builder "[bB]uilder$") (#eq? @_entity "Entity")
  (#set! kind "table") (#set! framework "efcore") (#set! facet.made "configuration")) @element
