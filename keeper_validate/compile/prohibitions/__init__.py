"""What must not be, as checks: one module for each way to forbid, and what its object stands for. Must not read the key of a clause."""
