"""What is allowed: decisions, vault, configuration and beads, read from the law tree. Must not know about syntax or extraction."""
