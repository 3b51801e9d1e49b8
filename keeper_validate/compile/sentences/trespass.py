"""What must not be done somewhere, told to whoever writes the code: “never import `db/` from `ui/`”, “never run queries in handlers”.

Must not know what an import is."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, trimmed, without_last
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.sides import are_places, bare, deed_of, home_of, is_used, is_who, kept_apart, plain
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon

_WHERE = frozenset({"in", "inside", "within", "into", "from", "by"})


def trespass(run: Run) -> Run:
    """A part that says so, as “X must not import Y”, or as “no Y in X”."""
    return _from_there(run) or _none_there(run) or _done_there(run) or _elsewhere(run) or _past(run)


def _from_there(run: Run) -> Run:
    """“never import `db/` from `ui/`”: two parts of the code, where of a piece of code it would be said where it comes from."""
    soft = lexicon.at("soft_never", lows(run), 0)
    never = lexicon.at("never", lows(run), 0) or soft
    deed = deed_of(run[never:]) if never else 0
    for at in range(never + deed + 1, len(run) - 1) if deed else ():
        what, who = bare(run[never + deed:at]), home_of(_straight(run[at + 1:]))
        # “import helpers from `kit/`”: what is imported there, and no part of the code
        members = lows(run[at:at + 1]) == ("from",) and verb_of(run[never:], ("import",))[1] and not all(word.literal for word in what)
        spares = lexicon.at("aside_from", lows(run[at - 1:at]), 0)  # “except in `src/x/`”: where it may be done
        if lows(run[at:at + 1])[0] in _WHERE and are_places(what) and is_who(who) and not (members or spares):
            said = kept_apart(who, (), what)
            return tuple(plain("should")[0] if soft and word.low == "must" and not word.literal else word for word in said)
    return ()


def _none_there(run: Run) -> Run:
    """“no infrastructure coupling in domain”: a part of the code, and what its imports are called."""
    none = lexicon.at("no", lows(run), 0)
    for at in range(none + 2, len(run) - 1) if none else ():
        tied = lexicon.at("tie_nouns", lows(run), at - 1) and are_places(run[none:at - 1])
        # “no `a/` imports from `b/`” says who in the first place
        if tied and lows(run[at:at + 1])[0] in _WHERE - {"from", "by"}:
            return kept_apart(run[at + 1:], (), run[none:at - 1])
    return ()


def _done_there(run: Run) -> Run:
    """“never do database queries directly in handlers”."""
    never = lexicon.at("never", lows(run), 0)
    size = lexicon.at("having_there", lows(run), never) if never else 0
    for at in range(never + size + 1, len(run) - 1) if size else ():
        if lows(run[at:at + 1])[0] in _WHERE:
            return _none_of(run[never + size:at], run[at + 1:])
    return ()


def _elsewhere(run: Run) -> Run:
    """“database access goes through services, never directly from handlers”."""
    words = lows(run)
    going = next((at for at in range(1, len(run) - 3) if lexicon.at("going_there", words, at)), 0)
    at = next((at for at in range(going + 2, len(run) - 2) if words[at] == "," and words[at + 1] in ("not", "never")), 0) if going else 0
    tail = run[at + 2:] if at else ()
    tail = tail[1:] if lows(tail[:1]) == ("directly",) else tail
    return _none_of(without_last(run[:going], ("must", "should")), tail[1:]) if tail and lows(tail[:1])[0] in _WHERE else ()


def _past(run: Run) -> Run:
    """“controllers must use services, never direct repository access”, “… instead of direct repository access”."""
    run = run[1:] if lows(run[:1]) == ("ensure",) else run
    words = lows(run)
    instead = ((",", "not"), (",", "never"), ("instead", "of"), ("rather", "than"))
    at = next((at for at in range(2, len(run) - 2) if words[at:at + 2] in instead), 0)
    deed = next((index for index in range(1, at) if deed_of(run[index:])), 0)
    tail = run[at + 2:] if at and words[at + 2] in ("direct", "directly") else ()
    what = tail[1 + deed_of(tail[1:]):]
    what = what[:-1] if lows(what[-1:])[:1] in (("access",), ("calls",), ("use",), ("imports",)) else what
    who = without_last(run[:deed], ("must", "should", "licence"))
    return kept_apart(who, (), what) if deed and what and are_places(what) and is_who(who) else ()


def _none_of(what: Run, who: Run) -> Run:
    """“no Y in X”, of what is known to be used."""
    what = tuple(word for word in trimmed(what) if word.low not in ("directly", "any", "all"))
    who = home_of(_straight(who))
    known = bool(what) and all(map(is_used, items(what)))
    return (*plain("no"), *what, *plain("in"), *who) if known and is_who(who) else ()


def _straight(run: Run) -> Run:
    return run[:-1] if lows(run[-1:]) == ("directly",) else run
