"""Code that a parenthesis spells out behind the name of a construct: “inline type imports (`import('a').B`)” are those that look so.

Must not decide what is said of them."""

from __future__ import annotations

import re

from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.shown_code import shown

_NAMED = re.compile(r"((?:[\w-]+ ){1,4})\(`([^`]{1,100})`\)")


def spelled_out(text: str) -> str:
    """The text with the code in the place of a name that means another construct."""
    return _NAMED.sub(_as_code, text) if "(`" in text else text


def _as_code(found: re.Match[str]) -> str:
    meant, words = shown(found[2]), found[1].split()
    for at in range(len(words)) if meant else ():
        named = lexicon.entry(" ".join(words[at:]))
        if named is not None and named.facet == "construct" and named != meant:
            return " ".join((*words[:at], f"`{found[2]}`"))
    return found[0]
