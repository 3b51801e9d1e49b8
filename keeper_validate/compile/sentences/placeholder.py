"""Names that stand in a sample for whatever may be called so: `ComponentName`, `YourFeature`. Must not know what the sample is of."""

from __future__ import annotations

import re

from keeper_validate.compile.vocabulary import lexicon

_NAMED = re.compile(r"([A-Z][a-z]+)Name")
_OWN = re.compile(r"(?:Your|My|Some)[A-Z]\w*")


def is_placeholder(text: str) -> bool:
    """Whether a name only says what is to be named."""
    named = _NAMED.fullmatch(text)
    what = named[1].lower() if named else ""
    return bool(_OWN.fullmatch(text) or what in lexicon.grammar("placeholders") or what in lexicon.grammar("any_such"))
