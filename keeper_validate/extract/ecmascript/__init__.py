"""TypeScript, JavaScript and single-file components as facts and values. Must know no framework."""
