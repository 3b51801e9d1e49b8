"""What stands above a clause in its list, a deeper heading or the line that leads to it: where it holds, or what must not be.

Must not read the clause itself."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.clause import Clause, Compiled
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.home_headings import headed
from keeper_validate.compile.sentences.listings import inline
from keeper_validate.compile.sentences.places import glob_of, layer_of, written_in
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import words
from keeper_validate.element import SEEDABLE
from keeper_validate.values import replace

_Reading = Callable[[Clause, str], Compiled]
_LONGEST = 6  # words: what is longer tells something, and names no place


def standing_under(clause: Clause, text: str, read: _Reading) -> Compiled:
    """What a clause says where it stands: together with the places and the prohibition above it, else by itself."""
    listed = next((told for said in reversed(clause.under) if (told := inline(f"{said}: {text}"))), None)
    if listed is not None and (made := read(clause, listed)).checks:
        return made
    housed = headed(text, clause.under[-1]) if clause.under else ""
    if housed and (made := read(clause, housed)).checks:
        return made
    above = [(said, words(said)) for said in clause.under]
    places = [(said, run) for said, run in above if _names_place(run)][-1:]
    bans = [said for said, run in above if _forbids(run)][-1:]
    made = read(clause, ": ".join((*(said for said, _ in places), *bans, text)))
    if any(_is_topic(run) for _, run in places) and any(set(check.kinds) & SEEDABLE for check in made.checks):
        made = read(clause, ": ".join((*bans, text)))
    unplaced = next((said for said, run in above if _may_be_place(run) and not _names_place(run)), None)
    if unplaced is None or all(check.soft or check.within for check in made.checks):
        return made
    checks = tuple(replace(check, soft=True) for check in made.checks)
    return replace(made, checks=checks, partial=True, why=made.why or f"it is not clear whether it holds of “{unplaced}” alone")


def _names_place(above: Run) -> bool:
    """“Domain layer”, “In `src/ui/`”, “Python standards”: a part of the codebase."""
    named = above[lexicon.at("inside", lows(above), 0):]
    path = len(named) == 1 and named[0].literal and "/" in named[0].text and glob_of(named[0], named) is not None
    return 0 < len(named) <= _LONGEST and (path or layer_of(named) is not None or bool(written_in(named)))


def _is_topic(above: Run) -> bool:
    """“API”, “Services”: a part of the codebase as well as a subject, of which new things may lie anywhere."""
    return len(above) == 1 and not above[0].literal


def _forbids(above: Run) -> bool:
    """“Never use”, “Do not import from”: what the items below it are the objects of."""
    return len(above) <= _LONGEST and any(lexicon.at(name, lows(above), 0) for name in ("never", "forbidden"))


def _may_be_place(above: Run) -> bool:
    """“Billing module”: a part of the codebase of which nobody knows where it lies."""
    return 1 < len(above) <= _LONGEST and bool(lexicon.at("folder_nouns", (above[-1].low,), 0))
