"""What has parts, as a phrase names it: “on Badge”, “of the `orders` table”, “New Button variants”. Must not read the parts themselves."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word, singular
from keeper_validate.values import dataclass

_NAME = re.compile(r"[A-Za-z_]\w*")
_NAMELESS = ("generic", "pronouns", "plural_pronouns")
_MOST = 4


@dataclass(frozen=True, slots=True)
class Owned:
    """The names of what has parts, and the roles of these where a noun tells."""

    names: tuple[str, ...]
    roles: tuple[str, ...]


NOBODY = Owned((), ())


def named_owner(run: Run) -> Owned | None:
    """What has the parts, by its names; None where it is told otherwise."""
    run = plain(run)
    size, roles = _owner_noun(run)
    if size and len(run) == size:
        return None  # “columns of tables” is said of all of them
    before = _owner_noun(run[:1])[1] if len(run) == 2 and not size and not run[0].literal else ()
    run, roles = (run[1:], before) if before else (run, roles)  # “the enum `MeterKind`”
    pieces = items(run[:len(run) - size] if size else run)
    words = [piece[0] for piece in pieces if len(piece) == 1]
    if not pieces or len(words) != len(pieces) or not all(_is_owner(word, bool(size)) for word in words):
        return None
    return Owned(tuple(word.text for word in words), roles)


def _is_owner(word: Word, told: bool) -> bool:
    """Whether a word is the name of what has parts: a piece of code, a capitalised word, a plural in small letters, which tables have."""
    if not _NAME.fullmatch(word.text) or is_file(word.text) or lexicon.technology(word.text) or forms.case_style(word.text):
        return False
    many = singular(word.low) != word.low and not any(lexicon.at(name, (word.low,), 0) for name in _NAMELESS)
    known = lexicon.entry(word.low)
    kinds = known is not None and known.primitive is None and many  # “Enums: no new values” is said of all of them
    if word.literal or (word.text[:1].isupper() and not word.text.isupper()):
        return word.literal or not kinds
    return word.sort == "word" and many and (known is None or told) and not lexicon.layer(word.low)


def _owner_noun(run: Run) -> tuple[int, tuple[str, ...]]:
    """How many words behind the names say what the thing is, and the roles of its parts."""
    for size in range(min(_MOST, len(run)), 0, -1):
        phrase = " ".join(lows(run[-size:]))
        for entry in lexicon.mapping("held", "owners").values():
            if phrase in entry["words"] and not run[-1].literal:
                return size, tuple(entry["roles"])
    return 0, ()


def owner_before(run: Run) -> tuple[Owned, Run]:
    """“New Button variants”, “`OrderStatus` values”: the name right before the noun for parts is that of what has them; a word that only
    begins the sentence is none, unless it is what a component is called."""
    bare = plain(run)
    size, roles = _owner_noun(bare)
    named = bare[:len(bare) - size]
    word = named[0] if len(named) == 1 else None
    if word is None or not _is_owner(word, False) or not (word.text[:1].isupper() or (word.literal and size)):
        return NOBODY, run
    told = word.literal or word is not run[0] or lexicon.primitive(word.low)
    return (Owned((word.text,), roles), ()) if told else (NOBODY, run)


def plain(run: Run) -> Run:
    """A phrase without the words that say no more than that something comes."""
    return tuple(word for word in run if word.sort != "word" or word.low not in phrases("leading"))


@cache
def phrases(name: str) -> frozenset[str]:
    """The phrases of one list of `held.yaml`."""
    return frozenset(lexicon.mapping("held", name))
