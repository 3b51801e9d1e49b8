"""The packages that a project declares. Must not look at lock files."""
