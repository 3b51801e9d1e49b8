"""What declarations say of columns beside their names and types, read where a clause asks. Must not know who asks."""
