"""Code that is spelled out beside its name: “inline type imports (`import('a').B`)” are those that look so, and in “`position: fixed` (not
absolute)” another value of the same key is meant.

Must not decide what is said of them."""

from __future__ import annotations

import re

from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.shown_code import shown

_NAMED = re.compile(r"((?:[\w-]+ ){1,4})\(`([^`]{1,100})`\)")
# a word without marks is a value where nothing else stands in the parentheses; one that tells where or when is none
_KEYED = re.compile(
    r"(`(?P<key>[a-z][\w-]*): ?[\w-]+`,?\s)(?:(?P<joint>\(?(?:not|never|instead of|rather than|over)\s)`(?P<value>[\w-]+)`"
    r"|(?P<bare_joint>\((?:not|never)\s)(?P<bare>(?!\w+(?:where|times?|ways?|ly|ed)\))[a-z][\w-]+)(?=\)))"
)


def spelled_out(text: str) -> str:
    """The text with the code in the place of a name that means another construct, or of a value without its key."""
    text = _KEYED.sub(_with_key, text) if ":" in text else text
    return _NAMED.sub(_as_code, text) if "(`" in text else text


def _with_key(found: re.Match[str]) -> str:
    return f"{found[1]}{found['joint'] or found['bare_joint']}`{found['key']}: {found['value'] or found['bare']}`"


def _as_code(found: re.Match[str]) -> str:
    meant, words = shown(found[2]), found[1].split()
    for at in range(len(words)) if meant else ():
        named = lexicon.entry(" ".join(words[at:]))
        if named is not None and named.facet == "construct" and named != meant:
            return " ".join((*words[:at], f"`{found[2]}`"))
    return found[0]
