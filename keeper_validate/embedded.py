"""Where a repository lies that is no `.git` of a work tree: in a folder that others can commit as files like any other, and that Git takes
for a repository wherever it meets one. Must not ask Git whether it was committed."""

from __future__ import annotations

import os


def outer(git_dir: str, here: str) -> tuple[str, str]:
    """The work tree around a repository in whose own folder one stands, and its path in there; empty where there is none."""
    own = os.path.realpath(git_dir)
    above = os.path.dirname(own)
    if not os.path.join(os.path.realpath(here), "").startswith(os.path.join(own, "")):
        return "", ""
    while not os.path.lexists(os.path.join(above, ".git")):
        if above == os.path.dirname(above):
            return "", ""
        above = os.path.dirname(above)
    return above, os.path.relpath(own, above).replace(os.sep, "/")
