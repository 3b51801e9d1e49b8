"""What stands beside the only place for it: “axios: only in `src/api/`”, “`fetch` (only in `src/http/`)”, as “axios only in `src/api/`”.

Must not know what is said of other labels, nor which files a place stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.sentences.tools import is_tool
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_ONLY, _IN = Word("only", "word"), Word("in", "word")
_INSIDE = ("in", "inside", "within", "under")


def only_beside(found: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts of a clause, in which what is used, and where alone, is one of them."""
    if len(found) == 2 and found[1].opener in (":", *DASHES) and not found[0].asides and _is_used(found[0].words):
        place = _only_place(found[1].words)
        return (replace(found[1], words=(*found[0].words, *place), opener=""),) if place else found
    if len(found) == 1 and len(found[0].asides) == 1 and _is_used(found[0].words) and found[0].asides[0][0] == len(found[0].words):
        place = _only_place(found[0].asides[0][1])
        return (replace(found[0], words=(*found[0].words, *place), asides=()),) if place else found
    return found


def _only_place(run: Run) -> Run:
    """“only in `src/api/`”, “in `src/api/` only”, “`src/api/` only”, with its words in their order."""
    words = lows(run)
    rest = run[1:] if words[:1] == ("only",) else run[:-1] if words[-1:] == ("only",) else ()
    place = rest[1:] if lows(rest[:1]) and rest[0].low in _INSIDE else rest
    named = bool(place) and all(word.literal or word.sort == "mark" or word.low in ("and", "or") for word in place)
    return (_ONLY, _IN, *place) if named and any(_is_place(word) for word in place) else ()


def _is_place(word: Word) -> bool:
    return word.literal and not word.text.startswith("@") and ("/" in word.text or is_file(word.text))


def _is_used(run: Run) -> bool:
    """Whether words only name what code uses: a library, or a piece of code that is no file."""
    named = bool(run) and all(word.literal and not _is_place(word) and " " not in word.text for word in run)
    return len(run) < 4 and (named or is_tool(run))
