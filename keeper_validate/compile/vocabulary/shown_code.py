"""The construct that a piece of code shows, where nothing has its name: `import('a').B`. Must not read a sentence."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.lexicon import Entry


def shown(code: str) -> Entry | None:
    """What a piece of code shows by its looks."""
    return next((lexicon.entry(name) for name, pattern in _patterns() if pattern.fullmatch(code)), None)


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    known = lexicon.mapping("constructs")
    return tuple((name, re.compile(form["spelled"])) for name, form in known.items() if "spelled" in form)
