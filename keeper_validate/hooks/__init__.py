"""Adapters of hosts, each a module with `run(options) -> int`: what the host hands over, what it is shown, which status stops it.

Must not judge: they choose a change and pronounce what the library says of it. A host is answered with 0, 1 or 2 only."""
