"""Names that a clause makes of its own words, as the words that they are: a “form” is no part of “performance”.

Must not touch a glob that an author wrote, nor one of files or packages, whose names do not show where a word ends."""

from __future__ import annotations

import re

from keeper_validate.clause import Check, Compiled
from keeper_validate.values import replace

_TERMS = re.compile(r"\*[a-z0-9]+(?:\*[a-z0-9]+)*\*")
_UNDIVIDED = frozenset({"file", "import", "token", "dependency"})


def worded(made: Compiled, text: str) -> Compiled:
    """What a sentence was read as, with names of words in place of the globs that stood for them."""
    return replace(made, checks=tuple(_worded(check, text) for check in made.checks))


def _worded(check: Check, text: str) -> Check:
    parts = (check.target or "").split(",")
    plain = all(_TERMS.fullmatch(part) and part not in text for part in parts)
    if not plain or set(check.kinds) & _UNDIVIDED:
        return check
    return replace(check, target=",".join(part.strip("*").replace("*", " ") for part in parts))
