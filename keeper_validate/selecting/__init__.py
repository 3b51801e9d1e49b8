"""What an agent needs to read for one task, and nothing else: which entries of the vault, which documents, which files.

Must not judge a change."""
