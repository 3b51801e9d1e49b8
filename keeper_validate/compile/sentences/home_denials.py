"""The forms in which a sentence says where nothing of a kind lives, or nothing else, as the plain one: “jobs may only live in `a/`”, “no
jobs outside `a/`”, “do not put jobs in `a/`”, “only jobs may live in `a/`”.

Its words are data (`rules/lexicon/homes.yaml`). Must not know what a noun stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.home_formed import ALONE, AWAY, HOME, THERE, Formed, size_of
from keeper_validate.compile.sentences.home_paths import home_words, told_place
from keeper_validate.values import replace


def only(told: Formed) -> Formed | None:
    """“live exclusively in `a/`”, “may only live in `a/`”, “must be created in `a/` only”: nowhere else."""
    run, low = told.run, lows(told.run)
    at = next((at for at in range(1, len(run)) if low[at] in home_words("only")), 0)
    verb = next((index for index in range(1, len(run)) if low[index] in home_words("standing") | home_words("kept")), 0)
    last = at == len(run) - 1 and run[at - 1].literal
    close = verb and (at == verb + 1 or verb - 2 <= at < verb)
    bidden = verb and (low[verb] not in home_words("growing") or not {*low[:verb]}.isdisjoint(home_words("may") | home_words("modal")))
    if not at or not bidden or not (close or last):
        return None
    before, behind = ((*part[:index], *part[index + 1:]) if 0 <= index < len(part) else part
                      for part, index in ((run[:verb], at), (run[verb + 1:], at - verb - 1)))
    return replace(told, run=(*_without_denial(before), *HOME[:-1], *behind))


def alone(told: Formed) -> Formed | None:
    """“only jobs may live in `a/`”, “put only jobs in `a/`”, “nothing but jobs belongs in `a/`”."""
    run, low = told.run, lows(told.run)
    first = int(low[:1] != () and low[0] in home_words("told"))
    only = size_of("alone", run, first)
    verb = next((at for at in range(first + only + 1, len(run)) if low[at] in home_words("standing") | home_words("kept") | {"in"}), 0)
    if not only or not verb or any(word.literal for word in run[:verb]):
        return None
    if first:
        return replace(told, run=(run[0], *run[1 + only:]), how=ALONE)
    thing = tuple(word for word in run[only:verb] if word.low not in home_words("may") | {"be"})
    return replace(told, run=(*thing, *run[verb:]), how=ALONE)


def not_elsewhere(told: Formed, size: int, bare: bool = False) -> Formed | None:
    """“no jobs outside `a/`”, “never put jobs anywhere but `a/`”, “jobs must not live in `b/`”."""
    run = told.run
    at = next((at for at in range(1, len(run)) if size_of("never", run, at) or size_of("no_longer", run, at)), 0) if not size else 0
    denies = size_of("no_longer", run, at) or size_of("never", run, at) if at else 0
    if not (size or at or bare):
        return None
    subject, rest = (run[:at], run[at + denies:]) if at else ((), run[size:])
    put = size_of("placing", rest, 0) if rest else 0
    if size_of("never", run, 0) and not put:
        return None  # “never run jobs outside `a/`”
    rest = rest[put:]
    out = next((index for index in range(len(rest)) if size_of("elsewhere", rest, index)), -1)
    within = next((index for index in range(len(rest)) if rest[index].low in home_words("inside")), -1)
    where = out if out >= 0 else within
    thing = _without_denial(subject or rest[:max(where, 0)])
    place = rest[out + size_of("elsewhere", rest, out):] if out >= 0 else rest[within + 1:]
    place = place[1:] if out >= 0 and place[:1] and place[0].low in home_words("inside") else place
    others = size_of("anything_but", thing, 0) if out < 0 else 0
    if others and not at and told_place(place, 0, True)[0]:
        return Formed((*thing[others:], *HOME, *place), ALONE)
    named = thing[-1].low if thing else ""
    if (out < 0 and named in home_words("files")) or not (put or at or named in home_words("filed")):
        return None  # “stray files in `a/`”: any file, and no sort of them; “no side effects in `a/`”
    path, end = told_place(place, 0, True)
    if where < 0 or not thing or not path or (place[end:] and place[end].text != ",") or (at and where > 0):
        return None
    return Formed((*thing, *HOME, *place), THERE if out >= 0 else AWAY)


def _without_denial(run: Run) -> Run:
    """“any new jobs must” as “jobs”."""
    while run and run[-1].low in home_words("must") | home_words("may"):
        run = run[:-1]
    while run and run[0].low in home_words("every"):
        run = run[1:]
    return run
