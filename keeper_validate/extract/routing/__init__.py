"""Records into routes and pages: mounts, prefixes, guards, resources, routing languages. Must know no framework; its words are data."""
