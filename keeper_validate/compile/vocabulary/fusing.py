"""Phrases that are one thing although words of grammar stand in them, or a deed and what it is done to: written as one word before any
sentence is taken apart (“async in `useEffect`”, “never return null”).

Their list is data (`rules/lexicon/constructs.yaml`, `nouns.yaml`). Must not know what such a word means."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped

# how what is fused stands in its sentence, by the key of its list
_WRITTEN = {"fused": "{}", "use": "use {}", "using": "using {}", "never": "never use {}"}
_TICKS = "`?"
_NAMING = re.compile(r"\b(?:no|any|bare)\s+\Z", re.I)


def fused(text: str) -> str:
    """A text with each such phrase as one word; behind “no” a deed is named by what it brings about."""
    pattern, written = _phrases()

    def plainly(found: re.Match[str]) -> str:
        if text.count("`", 0, found.start()) % 2 or found[0].count("`") % 2:
            return found[0]  # a part of a longer piece of code
        said = written[_key(found[0])]
        return said.removeprefix("use ") if _NAMING.search(text, 0, found.start()) else said

    return pattern.sub(plainly, text)


@cache
def _phrases() -> tuple[re.Pattern[str], dict[str, str]]:
    written = {
        _key(phrase): form.format(name)
        for file in ("constructs", "nouns")
        for name, told in shipped.data(f"rules/lexicon/{file}").items()
        for key, form in _WRITTEN.items()
        for phrase in told.get(key, ())
    }
    longest_first = (phrase.split() for phrase in sorted(written, key=len, reverse=True))
    spelled = "|".join(r"\s+".join(f"{_TICKS}{re.escape(word)}{_TICKS}" for word in phrase) for phrase in longest_first)
    return re.compile(rf"(?<![\w/.=!-])(?:{spelled})(?![\w/=-])", re.I), written


def _key(phrase: str) -> str:
    return " ".join(phrase.replace("`", "").lower().split())
