"""A file that is only appended to may be changed at its end: “never edit `log.md`; only append to it”. Must not decide which file."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace


def appended(checks: tuple[Check, ...], whole: list[Part]) -> tuple[Check, ...]:
    """The checks of files, which only grow where another part of the clause says so."""
    return tuple(map(_growing, checks)) if any(_says_so(lows(part.words)) for part in whole) else checks


def _says_so(words: tuple[str, ...]) -> bool:
    """“only append”, “it must be append-only”."""
    return bool(lexicon.at("only_appended", words, 0) or (words[-1:] == ("append-only",) and lexicon.at("pronouns", words, 0)))


def _growing(check: Check) -> Check:
    return replace(check, op="append-only") if check.op == "forbid-change" and check.kinds == ("file",) else check
