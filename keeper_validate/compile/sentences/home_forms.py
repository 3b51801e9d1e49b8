"""The forms in which a sentence says where things live, each as the plain one that `homes` takes apart: “for a new job, create a file in
`a/`”, “use `a/` for jobs”, “`a/` holds all jobs”, “jobs extend `J` and live in `a/`”, “no jobs outside `a/`”.

Its words are data (`rules/lexicon/homes.yaml`). Must not know what a noun stands for."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.home_denials import alone, not_elsewhere, only
from keeper_validate.compile.sentences.home_formed import ALONE, HOME, LIVE, THERE, Formed, bare_of, size_of
from keeper_validate.compile.sentences.home_paths import home_words, told_place
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_SHORTEST, _MOST = 4, 3
_NEW = Word("new", "word")


def formed(run: Run) -> Formed | None:
    """A sentence that asks something as the plain one; None where it is no such form."""
    if len(run) < _SHORTEST:
        return None
    told = Formed(run)
    for form in (_on_occasion, _path_first, _place_of, _used_for, _in_holder, _both_said, _of_its_own, only):
        told = form(told) or told
    told = alone(told) or not_elsewhere(told, size=size_of("never", run, 0) or size_of("no", run, 0)) or told
    return told if told.run != run or told.how != THERE else None


def banned(run: Run) -> Formed | None:
    """What is named among what is forbidden: “jobs outside `a/`”, “putting jobs in `a/`”."""
    never = size_of("never", run, 0) or size_of("no", run, 0)
    return None if len(run) < _SHORTEST - 1 else not_elsewhere(Formed(run), size=never, bare=not never)


def _place_of(told: Formed) -> Formed | None:
    """“the only place for jobs is `a/`”."""
    run, low = told.run, lows(told.run)
    start = size_of("the_only", run, 0)
    first = start + size_of("location_of", run, start)
    at = next((at for at in range(first + 1, len(run) - 1) if low[at] in ("is", "are")), 0) if first > start else 0
    return Formed((*run[first:at], *HOME, *run[at + 1:])) if at and told_place(run, at + 1, True)[0] else None


def _on_occasion(told: Formed) -> Formed | None:
    """“when adding a job, create it in `a/`”, “for a new job, create a file in `a/`”, “to add a job, …”: of every new one."""
    run, low = told.run, lows(told.run)
    comma = next((at for at, word in enumerate(low) if word == ","), 0)
    start = size_of("occasions", run, 0)
    whom = start + int(low[start:start + 1] in (("you",), ("we",)))
    deed = size_of("coming", run, whom) if start else 0
    thing = bare_of(run[whom + deed:comma]) if start and (deed or low[0] == "for") else ()
    at = next((at for at in range(comma + 1, len(run)) if low[at] not in home_words("opening")), len(run))
    place = next((index for index in range(at + 1, len(run)) if low[index] in home_words("inside")), 0)
    if not thing or not place:
        return None
    if low[at] in home_words("told") and _is_vague(run[at + 1:place], thing):
        return Formed((run[at], _NEW, *thing, *run[place:]))
    verb = next((index for index in range(at, place) if low[index] in home_words("must") | home_words("standing")), 0)
    return Formed((_NEW, *thing, *run[verb:])) if verb and _is_vague(run[at:verb], thing) else None


def _is_vague(run: Run, thing: Run) -> bool:
    """“it”, “a new file”, “its own class”: what is made then, and nothing besides it."""
    low = lows(bare_of(run))
    return len(low) == 1 and (low[0] in home_words("vague") or low == lows(thing[-1:]))


def _path_first(told: Formed) -> Formed | None:
    """“`a/` holds all jobs”, “`a/` is where jobs live”, “`a/` is the only place for jobs”, “`a/` may only contain jobs”."""
    run, low = told.run, lows(told.run)
    place, end = told_place(run, int(low[:1] == ("the",)), True)
    only = size_of("restricts", run, end) if place else 0
    holds = 0 if only else size_of("holds", run, end) if place else 0
    at = end + (only or holds)
    last = next((index for index in range(at, len(run)) if low[index] in (",", "and", "or") or _lives(run, index)), len(run))
    thing, said = run[at:last], [word for word in low[last:] if word not in home_words("must") | home_words("may")]
    if low[at - 1:at] == ("where",) and not (said and said[0] in home_words("standing") | home_words("kept")):
        return None  # “is where jobs are run”
    behind = low[-1] == "only" and low[at - 1] != "only"
    thing = thing[:-1] if behind and thing[-1:] == run[-1:] else thing
    file = _is_single(place) and "only" not in low[end:end + holds]  # “`schema.sql` is the only place for tables”
    if not thing or not (only or holds) or file or (holds and low[at:at + 1] == ("the",)):
        return None
    plain = (*thing, *HOME, *run[:end])
    if only or behind:
        return Formed(plain, ALONE)
    described = low[at - 1] == "for" and "only" not in low[end:at] and thing[0].low not in home_words("every")
    return None if described else Formed(plain)


def _in_holder(told: Formed) -> Formed | None:
    """“add a method to the appropriate controller in `a/`”: where what it is added to lives."""
    run, low = told.run, lows(told.run)
    starts = (at for at in range(1, len(run) - 3) if low[at] in home_words("inside") and low[at + 1] in home_words("fitting") | {"the"})
    at = next(starts, 0)
    fits = at + 1 + int(low[at + 1:at + 2] == ("the",))
    place = next((index for index in range(fits + 2, len(run)) if low[index] in home_words("inside")), 0) if at else 0
    holder = run[fits + 1:place]
    named = low[:1] != () and low[0] in home_words("making") and low[fits:fits + 1] != () and low[fits] in home_words("fitting")
    odd = home_words("folders") | home_words("areas")
    if not named or not 0 < len(holder) <= _MOST or any(word.literal or word.low in odd for word in holder):
        return None
    return Formed((_NEW, *holder, *LIVE, *run[place:]), dropped=True, weak=True)


def annotated(run: Run) -> str:
    """“classes annotated with `@X` live in `a/`”, said of what is written above them: “no `@X` outside `a/`”."""
    low = lows(run)
    verb = next((at for at in range(1, len(run)) if low[at] in home_words("standing") | home_words("kept")), 0)
    named = [word for word in run[:verb] if word.literal]
    plain = all(word in home_words("annotated") | home_words("must") for word, one in zip(low[:verb], run, strict=False) if not one.literal)
    place, end = told_place(run, verb + 2, True) if verb and low[verb + 1:verb + 2] and low[verb + 1] in home_words("inside") else ((), 0)
    if not place or not plain or len(named) != 1 or not named[0].text.startswith("@") or run[end:]:
        return ""
    paths = " and ".join(f"`{word.text if '/' in word.text else f'**/{word.text}/**'}`" for word in place)
    return f"{'avoid' if 'should' in low else 'no'} `{named[0].text}` outside {paths}"


def _is_told_as_path(run: Run, at: int) -> bool:
    return any(word.literal for word in run[at:at + 2])


def _is_single(place: Run) -> bool:
    """Whether a place is a file, and no folder."""
    return any(re.search(r"\w\.\w+$", word.text) for word in place)


def _lives(run: Run, at: int) -> bool:
    return run[at].low in home_words("must") | home_words("may") | home_words("standing") | home_words("kept")


def _used_for(told: Formed) -> Formed | None:
    """“use `a/` for jobs”: a folder, and what it is used for."""
    run, low = told.run, lows(told.run)
    start = next((at for at, word in enumerate(low) if word not in home_words("opening")), len(run))
    place, end = told_place(run, start + 1, True) if low[start:start + 1] == ("use",) and _is_told_as_path(run, start + 1) else ((), 0)
    if not place or _is_single(place) or place[0].text[:1] == "." or low[end:end + 1] != ("for",):
        return None
    folder = low[end - 1] in home_words("folders") or place[-1].text.endswith("/")
    if not folder and place[0].text.partition("/")[0] not in home_words("of_code"):
        return None  # “use `api/v2` for new endpoints”
    stop = next((at for at in range(end, len(run)) if low[at] in (",", "and", "or", "not", "instead", "only")), len(run))
    return Formed((*run[end + 1:stop], *HOME, *run[start + 1:end], *run[stop:]), weak=not folder)


def _both_said(told: Formed) -> Formed | None:
    """“jobs must extend `J` and be placed in `a/`”: the last of what is said of them."""
    run, low = told.run, lows(told.run)
    at = next((at for at in range(2, len(run) - 2) if low[at] == "and" and _is_home_said(run, at + 1)), 0)
    end = next((index for index in range(1, at) if low[index] in home_words("saying")), 0)
    if not end or any(low[index] in home_words("inside") and run[index + 1].literal for index in range(at)):
        return None
    must = run[end:end + 1] if low[end] in home_words("modal") and low[at + 1] not in home_words("must") - {"be"} else ()
    return Formed((*run[:end], *must, *run[at + 1:]), dropped=True)


def _is_home_said(run: Run, at: int) -> bool:
    """Whether “live in `a/`”, “must be placed in `a/`” stands from a word on."""
    low = lows(run)
    while at < len(run) and low[at] in home_words("must"):
        at += 1
    return bool(low[at:at + 1]) and low[at] in home_words("standing") | home_words("kept") and low[at + 1:at + 2] != () and (
        low[at + 1] in home_words("inside") | home_words("manner"))


def _of_its_own(told: Formed) -> Formed | None:
    """“each job has its own file in `a/`”, “one job per file in `a/`”."""
    run, low = told.run, lows(told.run)
    if low[:1] == ("one",) and (per := next((at for at in range(2, len(run)) if low[at] == "per"), 0)):
        inside = next((index for index in range(per + 2, min(per + _MOST + 1, len(run))) if low[index] in home_words("inside")), 0)
        of_what = home_words("folders") | home_words("files") | home_words("areas")
        told_so = inside > 0 and low[inside - 1] in of_what and not any(word.literal for word in run[:inside])
        return replace(told, run=(_NEW, *run[1:per], *LIVE, *run[inside:]), dropped=True) if told_so else None
    at = next((at for at in range(1, len(run)) if size_of("owning", run, at)), 0)
    own = at + size_of("owning", run, at) if at else 0
    inside = own + 1 + size_of("of_its_own", run, own + 1)
    held = bool(at and low[own:own + 1]) and low[own] in home_words("folders") | home_words("files")
    told_so = held and bool(low[inside:inside + 1]) and low[inside] in home_words("inside")
    return replace(told, run=(*run[:at], *LIVE, *run[inside:])) if told_so else None
