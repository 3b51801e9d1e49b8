"""How long or how full something may be, in whatever order it is said: “keep services between 100 and 300 lines”, “600-line cap per
`.swift`”, “split modules (>500 lines)”.

A sentence is read by what it holds: who, how many of what, which way, and no more than fillers (`rules/lexicon/lengths.yaml`). Must not
read one that says anything else."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.sentences import length_words as told
from keeper_validate.compile.sentences.length_words import Said, Slots
from keeper_validate.compile.sentences.polarity import forbids
from keeper_validate.pathglob import listed

_COUNT = re.compile(r"\d")
_LONGEST = 240
_PIECES = re.compile(r"(?<=[\w`)])\s*(?:;|\.(?=\s)|\s[—–-]\s)\s*")
_PAIRS = re.compile(r",? and (?=[^,]*\d)|, (?=[^,]*\d)")
# kinds whose elements have their lines, and those that are told by the code of a file
_ELEMENTS = ("component", "service", "hook")


def lengthened(clause: Clause, text: str) -> Compiled | None:
    """The limits of a clause that says nothing else; None where it says no length, or more than is understood."""
    if len(text) > _LONGEST or not (_COUNT.search(text) or told.counted(text)):
        return None
    first, *others = [piece for piece in _PIECES.split(text.strip().rstrip(".:")) if piece.strip()] or [""]
    if any(not told.is_idle(piece) for piece in others):
        return None
    checks = _limits(first, forbids(clause))
    return Compiled(clause, checks, bool(others) or any(check.soft for check in checks)) if checks else None


def _limits(text: str, banned: bool) -> tuple[Check, ...]:
    whole = told.slots(text)
    if whole is not None:
        return tuple(_checks(whole, banned))
    pieces = [piece for piece in _PAIRS.split(text) if piece.strip()]
    several = [told.slots(piece) for piece in pieces] if len(pieces) > 1 else []
    if not several or any(one is None or not (one.whose or one.files) for one in several):
        return ()
    made = [tuple(_checks(one, banned)) for one in several if one is not None]
    return tuple(check for one in made for check in one) if all(made) else ()


def _checks(said: Slots, banned: bool) -> Iterator[Check]:
    """The limits of one sentence."""
    most = _most(said, banned)
    if most is None or said.least or most < 1:
        return
    for size in _sizes(said):
        kinds = ("file",) if size in ("file", "code") else (size,) if size in _ELEMENTS else ("token",)
        of = (("size", "file"), ("of", "code")) if size == "code" else (("size", size),)
        yield Check("limit", kinds, within=tuple(listed(said.files)), limit=most, soft=said.soft, parameters=of)


def _most(said: Slots, banned: bool) -> int | None:
    """What may be reached: what is “over 300” is not to be, and “300 lines” alone is a limit behind who has them."""
    if said.most or said.ranged:
        return None if said.over and not said.refused else said.number
    if said.over:
        return said.number if banned or said.refused else None
    return said.number if said.labelled and not banned else None


def _sizes(said: Slots) -> tuple[str, ...]:
    """What is measured, of whom; nothing where it is not clear."""
    if said.unit == "lines":
        if said.files and said.whose <= {"file"}:
            return ("code" if said.layered else "file",)
        return tuple(sorted(said.whose)) if said.whose and said.whose <= told.long_ones() else ()
    if said.unit == "characters":
        return ("line",) if said.whose == {"line"} and not said.files else ()
    parts = told.parts(said.unit)
    if parts is None:
        return ()
    whose = said.whose - {Said.FILE} if said.files else said.whose
    return (said.unit,) if (whose and whose <= set(parts["of"])) or (not whose and parts["alone"] and not said.layered) else ()
