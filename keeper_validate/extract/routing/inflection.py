"""The singular and the plural of a name as frameworks inflect them; the rules are data. Must not know any framework."""

from __future__ import annotations

import re
from functools import lru_cache

from keeper_validate import shipped


@lru_cache(maxsize=4096)
def singular(name: str) -> str:
    """The singular of the last word of a name: `user_statuses` is `user_status`."""
    return _inflected(name, "singular")


@lru_cache(maxsize=4096)
def plural(name: str) -> str:
    """The plural of the last word of a name."""
    return _inflected(name, "plural")


def _inflected(name: str, number: str) -> str:
    known = shipped.data("rules/lexicon/inflection")
    last = re.split("[_-]", name)[-1]
    head = name.removesuffix(last)
    if last in known["uncountable"]:
        return name
    irregular: dict[str, str] = known["irregular"]
    for many, one in irregular.items():
        if last in (many, one):
            return head + (one if number == "singular" else many)
    for pattern, replacement in known[number]:
        found, count = re.subn(pattern, replacement, name, count=1)
        if count:
            return found
    return name
