"""What crosses a boundary, as it is named among what is forbidden: “Prisma leaking into `domain/`”, “`pg` imported outside `src/db`”.

Must not know what an import is."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.sides import are_places, bare, deed_of, home_of, is_what, is_who, plain, verb_for
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_DOING = {"import": "importing", "use": "using"}


def crossing(part: Part) -> Part:
    """A part that names what crosses a boundary, by what is done and where: “importing X in Y”, “using X outside Y”."""
    readings = (_seeping, _done, _doing, _of_a_part) if part.words and not part.asides else ()
    found = next((said for reading in readings if (said := reading(part.words))), ())
    return replace(part, words=found) if found else part


def _seeping(run: Run) -> Run:
    """“X leaking into Y”, “X leaking out of Y”."""
    for at in range(1, len(run) - 1):
        for name, where in (("seeping", "in"), ("escaping", "outside")):
            if size := lexicon.at(name, lows(run), at):
                return _said((), run[:at], where, run[at + size:])
    return ()


def _done(run: Run) -> Run:
    """“X imported outside Y”, “X used in Y” of a part of the code."""
    for at in range(1, len(run) - 2):
        size = deed_of(run[at:]) if run[at].low.endswith(("ed", "wn", "en")) else 0
        rest = run[at + size:] if size else ()
        out = next((count for count in (2, 1) if lows(rest[:count]) in (("outside", "of"), ("outside",))), 0)
        if out:
            return _said(run[at:at + size], run[:at], "outside", rest[out:])
        if rest and rest[0].low in ("in", "by", "inside", "within") and are_places(run[:at]):
            return _said(run[at:at + size], run[:at], "in", rest[1:])
    return ()


def _doing(run: Run) -> Run:
    """“using X outside of Y” of a part of the code."""
    size = deed_of(run) if run[0].low.endswith("ing") else 0
    for at in range(size + 1, len(run) - 1) if size else ():
        out = next((count for count in (2, 1) if lows(run[at:at + count]) in (("outside", "of"), ("outside",))), 0)
        if out:
            return _said((), run[size:at], "outside", run[at + out:]) if are_places(run[size:at]) else ()
    return ()


def _of_a_part(run: Run) -> Run:
    """“X calling Y directly”, “X depending on Y”."""
    for at in range(1, len(run) - 1):
        size = deed_of(run[at:]) if run[at].low.endswith("ing") else 0
        what = bare(run[at + size:]) if size else ()
        known = what and (are_places(what) or lexicon.technology(" ".join(word.text for word in what)))
        if known and run[at].low != "importing":
            return _said((), what, "in", run[:at])
    return ()


def _said(deed: Run, what: Run, where: str, who: Run) -> Run:
    who, what = home_of(who), bare(what)
    known = is_who(who) and is_what(what)
    return (*plain(_DOING[verb_for(deed, what)]), *what, *plain(where), *who) if known else ()
