"""The parts of a clause and what each says: its verbs, things, scope and conditions. Must not compile a check."""
