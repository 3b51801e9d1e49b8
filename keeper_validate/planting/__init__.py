"""The vault from the code: what `plant` registers, what `tend` proposes, and what `prune` finds to be near twins.

Must not judge a change, nor write anything: commands do."""
