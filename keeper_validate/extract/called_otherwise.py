"""The names under which a file brings in what is called otherwise, found in its text: `from django.conf import settings as conf`.

Must not know who asks, nor resolve where a name leads."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped

_FIRST = re.compile(r"([\w$]+)(?:\.|::)\w")


def called_otherwise(path: str, text: str) -> dict[str, str]:
    """What each such name stands for."""
    found: dict[str, str] = {}
    for statement, pair in _patterns(path[path.rfind("."):].lower()):
        for said in statement.finditer(text):
            for one in pair.finditer(said[0]):
                found[one["now"]] = one["was"]
    return found


def as_meant(name: str, known: dict[str, str]) -> str:
    """A name of several parts with what its first one stands for; empty where that is no other name."""
    split = _FIRST.match(name)
    return f"{known[split[1]]}{name[split.end(1):]}" if split is not None and split[1] in known else ""


@cache
def _patterns(suffix: str) -> tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]:
    listed = shipped.data("rules/lexicon/spelling")["otherwise"]
    return tuple((re.compile(one["statement"], re.MULTILINE), re.compile(one["pair"])) for one in listed if suffix in one["suffixes"])
