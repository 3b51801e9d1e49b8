"""Who may have to do with whom, in the words that boundaries are read by: “X must not import Y”, “only X may use Y”, “X may only import
from Y”. “Nothing in X knows Y”, “Y never leaves X”, “X imports nothing outside Y” say the same.

Knows who, what is done, to whom, and who is spared; must not know what an import is."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed, without, without_last
from keeper_validate.compile.sentences.crossing import crossing
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.reserved import reserved
from keeper_validate.compile.sentences.sides import (
    also_called,
    are_places,
    bare,
    deed_of,
    divided,
    is_all,
    is_who,
    kept_apart,
    kept_to,
    plain,
)
from keeper_validate.compile.sentences.tied import enclosed
from keeper_validate.compile.sentences.trespass import trespass
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace


def boundary(part: Part, forbidden: bool = False) -> Part:
    """A part in those words, where the whole of it says who may have to do with whom; of what is forbidden, what crosses a boundary."""
    crossed = crossing(part) if forbidden else part
    if crossed is not part:
        return crossed
    readings = (trespass,) if forbidden else _READINGS
    found = next((said for reading in readings if (said := reading(part.words))), ()) or enclosed(part)
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
    if size and not (inside or beside):
        return _but_one(rest)
    who, deed, what = divided(rest[inside or beside:]) if inside or beside else ((), (), ())
    return kept_apart(who, deed, what) if inside else kept_to(who, deed, what)


def _but_one(rest: Run) -> Run:
    """“(nothing) imports Y but X”."""
    let = lexicon.at("licence", lows(rest), 0)
    size = deed_of(rest[let:])
    at = next((at for at in range(let + size + 1, len(rest) - 1) if size and lexicon.at("aside_from", lows(rest), at)), 0)
    return kept_to(rest[at + lexicon.at("aside_from", lows(rest), at):], rest[let:let + size], rest[let + size:at]) if at else ()


def _of_itself(run: Run) -> Run:
    """“X imports nothing outside Y”, “X must not know anything but Y”, “X sees only Y”, “X imports from Y and nothing else”."""
    for at, deed, rest in _deeds(run):
        held = run[:at]
        denied = any(lexicon.at("never", lows(held), index) for index in range(len(held)))
        who = without_last(trimmed(_before_never(held) if denied else held), ("licence", "must", "should", "allowed", "be"))
        if not is_who(who):
            continue
        what = _spared(rest, denied) or (_alone_behind(rest) if not denied else ())
        none = 0 if denied else lexicon.at("no", lows(rest), 0)
        beside = any(word.low in who[0].low.split("/") for word in rest)  # “`packages/a` must not import other packages”
        if (denied or none) and not beside and is_all("the_rest", _anywhere(rest[none:])):
            what = who
        alone = lows(trimmed(rest)) == (("anything",) if denied else ("nothing",))
        what = who if alone or (what and is_all("its_own", what)) else what
        if what and (are_places(what) or (verb_of(deed, ("import",))[1] and not is_all("standard", without(what, "articles")))):
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


def _of_the_allowed(run: Run) -> Run:
    """“X may import Y, but never from each other”; “X may only import Y, never Z”, which the first half says by itself."""
    words = lows(run)
    at = next((at for at in range(3, len(run) - 1) if words[at] in (",", "but") and lexicon.at("never", words, at + 1)), 0)
    who, deed, what = divided(run[:at]) if at else ((), (), ())
    if not what or not verb_of(deed, ("import",))[1]:
        return _of_a_closed_set(run[:at]) if at else ()
    rest = run[at + 1 + lexicon.at("never", words, at + 1):]
    again = deed_of(rest) or int(lows(rest[:1]) in (("from",), ("on",)))
    if only := _of_a_closed_set(run[:at]):
        return only
    told = lows(rest[again:]) in (("each", "other"), ("one", "another")) or are_places(rest[again:])
    return (*who, *plain("must not import"), *rest[again:]) if told else ()


def _of_a_closed_set(run: Run) -> Run:
    """“X may import Y only”, “X may only depend on Y”."""
    words = lows(run)
    at = next((at for at in range(1, len(run) - 1) if deed_of(run[at:]) and verb_of(run[at:], ("import",))[1]), 0)
    only = [index for index in range(len(run)) if lexicon.at("only", words, index)]
    who = without_last(run[:at], ("only", "licence", "must", "should"))
    what = tuple(word for index, word in enumerate(run) if index >= at + deed_of(run[at:]) and index not in only) if at else ()
    known = any(word.literal for word in what) or are_places(what)
    return (*who, *plain("may only import from"), *what) if only and known and is_who(who) else ()


def _of_no_ties(run: Run) -> Run:
    """“X has no internal dependencies”."""
    words = lows(run)
    at = next((at for at in range(1, len(run) - 2) if words[at] in ("has", "have") and lexicon.at("no", words, at + 1)), 0)
    who = without_last(run[:at], ("must", "should"))
    told = at and is_all("inner_ties", run[at + 1 + lexicon.at("no", words, at + 1):]) and is_who(who)
    return (*who, *plain("may only import from"), *who) if told else ()


def _of_two(run: Run) -> Run:
    """“X is isolated from Y”, “X never touches Y”: where Y is a part of the code, and nothing that could be used otherwise."""
    words = lows(run)
    for at in range(1, len(run) - 1):
        size = lexicon.at("apart_from", words, at)
        if size:
            return kept_apart(run[:at], (), run[at + size:])
        if words[at] in ("has", "have", "contains", "contain") and lexicon.at("no", words, at + 1):
            return _without_ties(run[:at], run[at + 1 + lexicon.at("no", words, at + 1):])
        size = lexicon.at("never", words, at)
        if size and (secret := _never_held(run[:at], run[at + size:])):
            return secret
        if size and lows(run[at + size:at + size + 1]) in (("have",), ("contain",)):
            return _without_ties(run[:at], run[at + size + 1:])
        deed = deed_of(run[at + size:]) if size else 0
        what = bare(run[at + size + deed:]) if deed else ()
        if deed and (_is_spoken_of(what) or also_called(run[:at])):
            return kept_apart(run[:at], run[at + size:at + size + deed], what)
        inner = len(what) < len(run[at + size + deed:]) and run[-1].low != "directly"
        if deed and (inner or not verb_of(run[at + size:], ("import",))[1]):
            return kept_apart(run[:at], (), what) if are_places(what) and any(map(is_who, items(run[:at]))) else ()
    return ()


def _never_held(who: Run, rest: Run) -> Run:
    """“X never possesses the `service_role` key”, “X never constructs SQL”."""
    size = lexicon.at("holding", lows(rest), 0)
    if size and lexicon.technology(" ".join(word.text for word in bare(rest[size:]))):
        return kept_apart(who, rest[:0], bare(rest[size:]))
    named = [word for word in rest[size:] if word.literal]
    known = all(word.literal or any(lexicon.at(name, (word.low,), 0) for name in ("articles", "held_names")) for word in rest[size:])
    told = size and len(named) == 1 and known and lexicon.at("held_names", lows(rest[-1:]), 0)
    return kept_apart(who, rest[:0], tuple(named)) if told else ()


def _without_ties(who: Run, what: Run) -> Run:
    """“X has no Spring dependencies”, “X has no dependency on any framework”."""
    ways = next((at for at in range(len(what)) if not lexicon.at("tie_ways", lows(what), at)), 0)
    who, ties, what = without_last(who, ("must", "should")), lexicon.at("noted_ties", lows(what), ways), what[ways:]
    if _is_spoken_of(what[ties:]) or (ties and ways) or (ties and also_called(who)):
        return kept_apart(who, plain("import") if ties else (), what[ties:])
    named = bool(what[1:]) and bool(lexicon.at("tie_nouns", lows(what), len(what) - 1))
    what = what[:-1] if named else ()
    known = lexicon.technology(" ".join(word.text for word in what)) or are_places(what)
    return kept_apart(who, (), what) if named and known else ()


def _is_spoken_of(what: Run) -> bool:
    """Whether what lies outside of the repository is told by no name: “any framework”, “third-party packages”."""
    return is_all("any_framework", what) or is_all("outer_code", what)


def _of_bypassing(run: Run) -> Run:
    """“X never bypasses services to hit Y directly”."""
    words = lows(run)
    at = next((at for at in range(1, len(run) - 3) if lexicon.at("never", words, at)), 0)
    past = lexicon.at("going_past", words, at + lexicon.at("never", words, at)) if at else 0
    to = next((to for to in range(at + 2, len(run) - 2) if past and words[to] in ("to", "and") and deed_of(run[to + 1:])), 0)
    return kept_apart(run[:at], (), run[to + 1 + deed_of(run[to + 1:]):]) if to else ()


def _of_the_free(run: Run) -> Run:
    """“X is framework-agnostic”, “X stays React-free”."""
    name, dash, free = run[-1].text.rpartition("-") if run else ("", "", "")
    at = next((at for at in range(1, len(run) - 1) if lows(run[at:at + 1])[0] in _STAYING), 0)
    who = without_last(run[:at], ("must", "should")) if dash and free.lower() in lexicon.grammar("free_of") else ()
    if len(run) != at + 2 or not is_who(who):
        return ()
    if name.lower() in lexicon.grammar("any_framework"):
        return (*who, *plain("should not use web frameworks , frontend frameworks or ORMs"))
    return (*who, *plain(f"must not use {name}")) if lexicon.technology(name) else ()


_STAYING = ("is", "are", "be", "stay", "stays", "remain", "remains")


_READINGS = (_of_nobody, reserved, _of_the_allowed, _of_itself, _of_no_ties, _of_the_free, _of_bypassing, _of_two, trespass)


def _deeds(run: Run) -> Iterator[tuple[int, Run, Run]]:
    """Where a part of the code does something with another, by what is before it, the deed, and what stands behind."""
    for at in range(1, len(run) - 1):
        if size := deed_of(run[at:]):
            yield at, run[at:at + size], run[at + size:]


def _before_never(run: Run) -> Run:
    return run[:next((at for at in range(len(run)) if lexicon.at("never", lows(run), at)), len(run))]


