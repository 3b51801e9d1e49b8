"""Projects of a build that are written with colons, as the folders that they lie in: “`:feature:*` must not depend on `:app`”.

Must not know what is said of them."""

from __future__ import annotations

import re

_PROJECT = re.compile(r"`:((?:[\w-]+:)+(?:[\w-]+|\*))`")


def as_folders(text: str) -> str:
    """A text with each such project as a folder; one of a single name may as well be a symbol of a language (`:status`)."""
    return _PROJECT.sub(lambda found: f"`{found[1].replace(':', '/')}`", text) if "`:" in text else text
