"""What reviewers are asked of a piece of work, one after the other, and what they said: kept in the Git directory, carried by notes.

Must not let a record change a verdict: a machine's judgement and a reviewer's stand side by side."""
