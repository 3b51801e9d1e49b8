"""Review: a spec, or a list of what someone intends, against the vault, by a written matrix; what is approved becomes a decision."""
