"""A file that is only appended to may be changed at its end: “never edit `log.md`; only append to it”, and of files to which others are
only added none may be edited: migrations (`grows` in `rules/lexicon/nouns.yaml`). Must not decide which file."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace


def appended(checks: tuple[Check, ...], whole: list[Part], text: str) -> tuple[Check, ...]:
    """The checks of files, which only grow where another part of the clause says so, and of members, whose order is kept where one speaks
    of it: “never reorder”, “never insert between”; of those that must not be renumbered, the numbers alone are kept."""
    if _of_numbers_alone(text):
        return tuple(map(_numbered, checks))
    checks = tuple(map(_orderly, checks)) if _of_order_alone(text) else checks
    ordered = any(word in lexicon.grammar("ordering") for part in whole for word in lows(part.words))
    kept = tuple(map(_in_order, checks)) if ordered else checks
    said = [lows(part.words) for part in whole]
    if any(lexicon.at("made_anew", words, 0) == len(words) > 0 for words in said[1:]):
        return _only_added(tuple(map(_in_folder, kept)))
    return _only_added(tuple(map(_growing, kept)) if any(map(_says_so, said)) else kept)


def _only_added(checks: tuple[Check, ...]) -> tuple[Check, ...]:
    """Files of which another is added where something is to change, as migrations are: who keeps them from being edited keeps them."""
    kept = tuple(_growing(check) if check.target in _added_to() and not check.parameters else check for check in checks)
    grown = {check.target for check in kept if check.op == "append-only"}
    return tuple(check for check in kept if check.op != "forbid-remove" or check.kinds != ("file",) or check.target not in grown)


@cache
def _added_to() -> frozenset[str]:
    return frozenset(str(noun["target"]) for noun in lexicon.mapping("nouns").values() if noun.get("grows"))


def _of_numbers_alone(text: str) -> bool:
    """“renumbering enum members”, where no other deed is named beside."""
    words = set(re.findall(r"[a-z-]+", text.lower()))
    return not words.isdisjoint(lexicon.grammar("renumbering")) and words.isdisjoint(lexicon.grammar("beside_numbers"))


def _of_order_alone(text: str) -> bool:
    """“never reorder the status enum”, where no other change is named beside."""
    words = set(re.findall(r"[a-z-]+", text.lower()))
    return not words.isdisjoint(lexicon.grammar("reordering")) and words.isdisjoint(lexicon.grammar("altering"))


def _orderly(check: Check) -> Check:
    """What is not to be reordered may grow at its end."""
    return replace(check, op="append-only") if check.op == "forbid-change" and check.kinds == ("enum",) else check


def _numbered(check: Check) -> Check:
    return replace(check, parameters=(("only", "numbers"),)) if check.op == "append-only" and check.kinds == ("enum",) else check


def _says_so(words: tuple[str, ...]) -> bool:
    """“only append”, “it must be append-only”."""
    return bool(lexicon.at("only_appended", words, 0) or (words[-1:] == ("append-only",) and lexicon.at("pronouns", words, 0)))


def _in_order(check: Check) -> Check:
    free = ("order", "free")
    return replace(check, parameters=tuple(one for one in check.parameters if one != free)) if free in check.parameters else check


def _in_folder(check: Check) -> Check:
    """“never modify a migration; add a new one”: files of a folder, to which others come."""
    return _growing(check) if "*" in (check.target or "") else check


def _growing(check: Check) -> Check:
    return replace(check, op="append-only") if check.op == "forbid-change" and check.kinds == ("file",) else check
