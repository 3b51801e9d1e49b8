"""Lists whose parts are joined otherwise than by a comma and “and”, as the plain list: “in `a/` as well as in `b/`”.

Must not decide what is said of the parts."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon


def plainly_joined(text: str) -> str:
    """The text with such lists in their plain form."""
    for says, said in _forms():
        text = says.sub(said, text)
    return text


@cache
def _forms() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(form["says"], re.IGNORECASE), form["said"]) for form in lexicon.mapping("conjunctions", "rejoined"))
