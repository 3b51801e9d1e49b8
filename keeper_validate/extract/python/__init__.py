"""Python as facts and values. Must know no framework."""
