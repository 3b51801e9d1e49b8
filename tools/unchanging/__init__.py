"""Ways to write the sources of a tree otherwise that change nothing of what they say; one module for each."""
