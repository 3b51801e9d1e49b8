"""Who may have to do with whom, in the words that boundaries are read by: “X must not import Y”, “only X may use Y”, “X may only import
from Y”. “Nothing in X knows Y”, “Y never leaves X”, “X imports nothing outside Y” say the same.

Knows who, what is done, to whom, and who is spared; must not know what an import is."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed, without_last
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.sides import are_places, bare, deed_of, home_of, is_what, is_who, plain, verb_for
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_BY = frozenset({"in", "by", "from", "inside", "within", "through", "via"})


def bounded(part: Part) -> Part:
    """A part in those words, where the whole of it says who may have to do with whom."""
    found = next((said for reading in _READINGS if (said := reading(part.words))), ())
    if not found:
        return part
    befores = (part.words[at - 1] if at else None for at, _ in part.asides)
    places = (next((to + 1 for to, word in enumerate(found) if word is before), len(found)) for before in befores)
    return replace(part, words=found, asides=tuple((at, run) for at, (_, run) in zip(places, part.asides, strict=True)))


def _of_nobody(run: Run) -> Run:
    """“Nothing in X may know Y”, “nothing outside X imports Y”, “nothing but X touches Y”."""
    size = lexicon.at("no_one", lows(run), 0)
    rest = run[size:] if size else ()
    inside, beside = (lexicon.at(name, lows(rest), 0) for name in ("in_a_place", "aside_from"))
    beside = beside or next((count for count in (2, 1) if lows(rest[:count]) in (("outside", "of"), ("outside",))), 0)
    who, deed, what = _divided(rest[inside or beside:]) if inside or beside else ((), (), ())
    return _must_not(who, deed, what) if inside else _alone(who, deed, what)


def _of_the_only(run: Run) -> Run:
    """“X is the only module that may import Y”, “X is the one place allowed to touch Y”."""
    words = lows(run)
    for at in range(1, len(run) - 3):
        if words[at] not in ("is", "are", "remains", "stays") or words[at + 1:at + 3] not in _THE_ONLY:
            continue
        rest = run[at + 3:]
        named = next((end for end in (1, 2) if lexicon.at("sole_ones", lows(rest), end - 1)), 0)
        rest = rest[named:]
        let = lexicon.at("let_to", lows(rest), 0)
        size = deed_of(rest[let:]) if let or (lows(rest[:1])[:1] and rest[0].low.endswith("ing")) else 0
        if size:
            return _alone(run[:at], rest[let:let + size], rest[let + size:])
    return ()


_THE_ONLY = (("the", "only"), ("the", "sole"), ("the", "single"), ("the", "one"))


def _of_only(run: Run) -> Run:
    """“Only X touches Y”, where no word says that it may."""
    if lows(run[:1]) != ("only",):
        return ()
    who, deed, what = _divided(run[1:])
    licensed = any(lexicon.at("licence", lows(run), at) for at in range(1, len(run)))
    return () if licensed else _alone(who, deed, what)


def _of_the_confined(run: Run) -> Run:
    """“Y is private to X”, “Y never leaves X”, “Y is used in X and nowhere else”, “Y only through X”."""
    words = lows(run)
    for at in range(1, len(run) - 1):
        size = lexicon.at("confined_to", words, at)
        if size:
            return _alone(run[:at], (), run[at + size:], swapped=True)
        if words[at] in ("is", "are") and (found := _done_only(run, at)):
            return found
        if words[at] == "only" and words[at + 1] in ("through", "via"):
            return _alone(run[:at], (), run[at + 2:], swapped=True)
    return ()


def _done_only(run: Run, at: int) -> Run:
    """“is used only by X”, “is called by X only”, “is imported in X and nowhere else”."""
    rest = run[at + 1:]
    first = lexicon.at("only", lows(rest), 0)
    size = deed_of(rest[first:]) if rest[first:] and rest[first].low.endswith(("ed", "wn", "en", "ad")) else 0
    where = first + size
    mark = lexicon.at("only", lows(rest), where) if size else 0
    if not size or lows(rest[where + mark:where + mark + 1])[:1] not in {(word,) for word in _BY}:
        return ()
    who = rest[where + mark + 1:]
    end = next((end for end in range(1, len(who)) if _is_only(who[end:])), len(who))
    only = first or mark or end < len(who)
    return _alone(run[:at], rest[first:where], trimmed(who[:end]), swapped=True) if only else ()


def _is_only(run: Run) -> bool:
    words = tuple(word for word in lows(run) if word not in (",", "and"))
    return any(words and lexicon.at(name, words, 0) == len(words) for name in ("only", "elsewhere")) or words == ("alone",)


def _of_itself(run: Run) -> Run:
    """“X imports nothing outside Y”, “X must not know anything but Y”, “X sees only Y”, “X imports from Y and nothing else”."""
    for at, deed, rest in _deeds(run):
        held = run[:at]
        denied = any(lexicon.at("never", lows(held), index) for index in range(len(held)))
        who = without_last(trimmed(_before_never(held) if denied else held), ("licence", "must", "should", "allowed", "be"))
        if not is_who(who):
            continue
        what = _spared(rest, denied) or (_alone_behind(rest) if not denied else ())
        if denied and _is("the_rest", _anywhere(rest)):
            what = who
        what = who if what and _is("its_own", what) else what
        if what and (are_places(what) or verb_of(deed, ("import",))[1]):
            return (*who, *plain("may only import from"), *what)
    return ()


def _spared(rest: Run, denied: bool) -> Run:
    """What is left of “nothing outside Y”, and of “anything but Y” where it is denied."""
    size = 1 if lows(rest[:1]) in (("anything",), ("code",), ("modules",)) and denied else 1 if lows(rest[:1]) == ("nothing",) else 0
    behind = rest[size:]
    of = 2 if lows(behind[:2]) == ("outside", "of") else 1 if lows(behind[:1]) in (("outside",), ("beyond",)) else 0
    of = of or lexicon.at("aside_from", lows(behind), 0) or (2 if lows(behind[:2]) == ("else", "than") else 0)
    return behind[of:] if size and of else ()


def _alone_behind(rest: Run) -> Run:
    """“Y and nothing else”, “Y, nothing else”; “only Y” of what is known, and not imported."""
    words = lows(rest)
    if words[-2:] == ("nothing", "else"):
        return trimmed(rest[:-2])
    return rest[1:] if words[:1] == ("only",) and are_places(rest[1:]) else ()


def _anywhere(rest: Run) -> Run:
    """“any other package in the workspace” without what all of them are part of."""
    whole = rest[-1:] and rest[-1].low in lexicon.grammar("whole") and lows(rest[-2:-1]) == ("the",)
    return rest[:-3] if whole and lows(rest[-3:-2]) in (("in",), ("of",), ("from",), ("within",)) else rest


def _of_no_ties(run: Run) -> Run:
    """“X has no internal dependencies”."""
    words = lows(run)
    at = next((at for at in range(1, len(run) - 2) if words[at] in ("has", "have") and lexicon.at("no", words, at + 1)), 0)
    who = without_last(run[:at], ("must", "should"))
    told = at and _is("inner_ties", run[at + 1 + lexicon.at("no", words, at + 1):]) and is_who(who)
    return (*who, *plain("may only import from"), *who) if told else ()


def _of_two(run: Run) -> Run:
    """“X is isolated from Y”, “X never touches Y”: where Y is a part of the code, and nothing that could be used otherwise."""
    words = lows(run)
    for at in range(1, len(run) - 1):
        size = lexicon.at("apart_from", words, at)
        if size:
            return _must_not(run[:at], (), run[at + size:])
        size = lexicon.at("never", words, at)
        deed = deed_of(run[at + size:]) if size else 0
        if deed and not verb_of(run[at + size:], ("import",))[1]:
            what = bare(run[at + size + deed:])
            return _must_not(run[:at], (), what) if are_places(what) and all(map(is_who, items(run[:at]))) else ()
    return ()


_READINGS = (_of_nobody, _of_the_only, _of_only, _of_the_confined, _of_itself, _of_no_ties, _of_two)


def _must_not(who: Run, deed: Run, what: Run) -> Run:
    who, what = home_of(who), bare(what)
    if not (is_who(who) and is_what(what)):
        return ()
    return (*who, *plain(f"must not {verb_for(deed, what)}"), *what)


def _alone(who: Run, deed: Run, what: Run, swapped: bool = False) -> Run:
    who, what = (what, who) if swapped else (who, what)
    who, what = home_of(who), bare(what)
    if not (is_who(who) and is_what(what)):
        return ()
    return (*plain("only"), *who, *plain(f"may {verb_for(deed, what)}"), *what)


def _divided(run: Run) -> tuple[Run, Run, Run]:
    """Who, what he does, and to whom: “X may import Y”, “X touches Y”."""
    for at in range(1, len(run) - 1):
        let = lexicon.at("licence", lows(run), at)
        ever = 1 if lows(run[at + let:at + let + 1]) == ("ever",) else 0
        size = deed_of(run[at + let + ever:])
        if size and is_who(home_of(run[:at])):
            start = at + let + ever
            return run[:at], run[start:start + size], run[start + size:]
    return (), (), ()


def _deeds(run: Run) -> Iterator[tuple[int, Run, Run]]:
    """Where a part of the code does something with another, by what is before it, the deed, and what stands behind."""
    for at in range(1, len(run) - 1):
        if size := deed_of(run[at:]):
            yield at, run[at:at + size], run[at + size:]


def _before_never(run: Run) -> Run:
    return run[:next((at for at in range(len(run)) if lexicon.at("never", lows(run), at)), len(run))]


def _is(name: str, run: Run) -> bool:
    words = lows(trimmed(run))
    return bool(words) and lexicon.at(name, words, 0) == len(words)
