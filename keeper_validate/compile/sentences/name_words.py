"""Roundabout ways to say how names look, as the form that they mean: “words in class names are separated by hyphens” as “kebab-case”.

Their patterns are data (`said_as` in `rules/lexicon/naming.yaml`). Must not know whose names are meant."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon


def said_plainly(text: str) -> str:
    """A text with the form in place of what says it in more words."""
    for pattern, plain in _ways():
        text = pattern.sub(plain, text)
    return text


@cache
def _ways() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(one["says"], re.IGNORECASE), one["plainly"]) for one in lexicon.mapping("naming", "said_as"))
