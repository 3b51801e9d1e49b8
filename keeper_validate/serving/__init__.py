"""What agents are served over the Model Context Protocol: the law as resources to read, and commands as tools to call.

Must not know anything that the command line does not."""
