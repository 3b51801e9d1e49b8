"""Why what was read can only warn: one module for each sort of reason. Must not change what a clause means."""
