"""From the layouts and hooks of earlier keepers to `keeper/`: planned as a whole, refused in doubt, done at once.

Must not change what the law says: it is read before and after, and has to be the same."""
