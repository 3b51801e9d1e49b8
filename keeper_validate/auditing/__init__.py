"""Replaying history under decisions: each commit judged as if its decision had bound it then. Must not print."""
