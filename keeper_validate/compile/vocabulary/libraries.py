"""“Use the loguru library”, “with the `httpx` package”: a library by its name alone.

Must not know what is said of it."""

from __future__ import annotations

import re

from keeper_validate.compile.vocabulary import lexicon

_SORTS = "library|package|crate|gem|framework|module"
_CALLED = re.compile(
    rf"\b(?P<deed>us(?:e|es|ing)|with|via|through|adopt|by) the (?P<code>`?)(?P<name>[\w.+#@/-]+)(?P=code) (?:{_SORTS})\b", re.IGNORECASE,
)


def by_their_names(text: str) -> str:
    """A text in which a library that is known is called by its name, and not what it is besides."""
    return _CALLED.sub(_named, text)


def _named(found: re.Match[str]) -> str:
    return f"{found['deed']} {found['code']}{found['name']}{found['code']}" if lexicon.technology(found["name"]) else found[0]
