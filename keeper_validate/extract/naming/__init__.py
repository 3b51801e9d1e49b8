"""What names mean: followed through scopes, aliases, imports and re-exports, across the files of one tree."""
