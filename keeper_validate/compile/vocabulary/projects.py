"""Projects of a build that are written with colons, as the folders that they lie in: “`:feature:*` must not depend on `:app:main`”.

Who it is said of, and where something lies; what a build names as it is written stays so. Must not know what is said of them."""

from __future__ import annotations

import re

_PROJECT = re.compile(
    r"`:((?:[\w-]+:)+(?:[\w-]+|\*))`(?=\s(?:modules?|projects?|packages?|must|may|should|can|cannot|can't|has|have|never|depends?|is|are|only)\b)"
    r"|(?<=\b[Ii]n )`:((?:[\w-]+:)+(?:[\w-]+|\*))`"
)


def as_folders(text: str) -> str:
    """A text with each such project as a folder; one of a single name may as well be a symbol of a language (`:status`)."""
    return _PROJECT.sub(lambda found: f"`{(found[1] or found[2]).replace(':', '/')}`", text) if "`:" in text else text
