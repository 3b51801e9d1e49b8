"""What landing adds to judging: the text that agents leave behind on the way is kept if wanted, and taken off the branch.

Must not touch anything but `.gt/discovery/`."""
