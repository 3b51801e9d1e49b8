"""SQL: tables and sets of names, of one file and of migrations in order. Must not parse another language."""
