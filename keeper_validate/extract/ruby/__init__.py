"""Ruby as values. Must know no framework."""
