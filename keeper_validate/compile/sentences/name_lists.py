"""What a sentence lists: names, places, the name of what has parts. Must not know what is said of them."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular

_BREAKS = re.compile(r", and |, or |, | and | or | & ")
_CALLED = re.compile(r"(?:crate|package|module|folder|directory|workspace|app) `([\w-]+)`")
_ARTICLE = re.compile(r"^the ", re.IGNORECASE)
_NOUNS = re.compile(r" (?:folder|directory|package|module|app)$")


def items(text: str) -> tuple[str, ...]:
    """The items of a list, as they are written."""
    return tuple(_ARTICLE.sub("", name) for name in _BREAKS.split(text))


def listed(text: str) -> tuple[str, ...]:
    """The names of a list."""
    return tuple(name.strip("`").rstrip(".") for name in items(text))


def places(text: str) -> tuple[str, ...]:
    """The places of a list; none where one is no place."""
    told = (_CALLED.sub(r"**/\1/**", name) for name in items(text))
    found = tuple(_NOUNS.sub("", name).strip("`") for name in told)
    return found if all("/" in place or is_file(place) for place in found) else ()


def owner(text: str) -> str | None:
    """The name of what has parts; a plural in small letters is that of a table alone."""
    name = text.strip("`")
    known = lexicon.entry(name.lower())
    plain = not text.startswith("`") and known is not None and known.primitive is None and singular(name.lower()) != name.lower()
    return None if plain or lexicon.technology(name) or is_file(name) else name


def is_code(text: str) -> bool:
    """Whether a name is marked or spelled as none but one of code is."""
    return text.startswith("`") or re.search(r"[a-z][A-Z]|_", text) is not None
