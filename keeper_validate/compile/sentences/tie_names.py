"""The names of what a sentence says is depended on: what of a phrase tells it, and whether it tells something.

Must not read a sentence."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.tie_forms import listed
from keeper_validate.compile.vocabulary import lexicon


def bare(item: str) -> str:
    """The name of what is depended on alone."""
    told = item.split()
    while len(told) > 1 and told[0].lower() in listed("before_what"):
        told = told[1:]
    while len(told) > 1 and told[-1].lower() in listed("behind_what"):
        if told[-1].lower() not in listed("generic_behind") and lexicon.layer(" ".join(told).lower()) is not None:
            break  # “view models”, where “UI code” is the UI
        told = told[:-1]
    return " ".join(told)


def is_known(name: str) -> bool:
    """Whether what is left of a phrase names something by itself: a piece of code, a layer, what the lexicon knows, an abbreviation."""
    low = name.lower()
    known = is_part(name) or low.startswith(("other ", "another ", "sibling ")) or lexicon.entry(low) is not None
    return known or lexicon.technology(low) is not None or _is_class(name) or (name.isalpha() and name.isupper())


def is_part(name: str) -> bool:
    """Whether a name is one of a part of the code."""
    return "`" in name or lexicon.layer(name.lower()) is not None


def is_bare_noun(item: str) -> bool:
    """Whether a phrase names nothing besides what it is called: “(projects or) packages”."""
    layered = item.istitle() or any(lexicon.layer(bare(item).lower() + end) is not None for end in ("", "s"))
    return not layered and all(word.lower() in listed("behind_what") | listed("before_what") for word in item.split())


def _is_class(name: str) -> bool:
    """Whether a name is put together as those of classes are: `MissionView`."""
    return re.fullmatch(r"(?:[A-Z][a-z0-9]+){2,}", name) is not None
