"""PHP as values. Must know no framework."""
