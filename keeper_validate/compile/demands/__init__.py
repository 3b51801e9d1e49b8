"""What must be, as checks: one module for each reading of a demand. Must not read the key of a clause."""
