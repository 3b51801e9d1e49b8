"""Go as facts and values. Must know no library."""
