"""A library that is rejected where a part of it is wanted: “import from `lodash/get` instead of `lodash`”.

Must not decide what is rejected, nor what is wanted."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import words
from keeper_validate.values import replace


def by_own_name(checks: tuple[Check, ...], text: str) -> tuple[Check, ...]:
    """The checks of a clause; where it names a part of a library beside it, the library is looked for by its own name alone."""
    named = tuple(word.text for word in words(text) if word.literal and not is_file(word.text.lstrip("@")))
    parts = tuple(name for name in named if "/" in name)
    return tuple(_narrowed(check, named, parts) for check in checks) if parts else checks


def _narrowed(check: Check, named: tuple[str, ...], parts: tuple[str, ...]) -> Check:
    whole = next((name for name in named if check.technology and lexicon.technology(name) == check.technology and "/" not in name), None)
    if whole is None or check.op != "forbid-use" or check.kinds != ("technology",):
        return check
    if any(part.startswith(f"{whole}/") for part in parts):
        return replace(check, kinds=("import",), technology=None, target=f"/^{re.escape(whole)}$/")
    scoped = any(part.startswith(f"@{whole}/") for part in parts)
    return replace(check, kinds=("import", "dependency"), technology=None, target=whole) if scoped else check
