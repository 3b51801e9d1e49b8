"""“Only”: who alone may, where alone something may be done, what alone may be. Must not know what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile import lexicon
from keeper_validate.compile.adjuncts import Run, cut, lows, trimmed
from keeper_validate.compile.statement import Statement
from keeper_validate.compile.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.words import Word


def exclusive(run: Run) -> Statement | None:
    """The statement of a part that says “only”, or None."""
    words = lows(run)
    for index in range(len(run)):
        size = lexicon.at("only", words, index) if run[index].sort == "word" else 0
        if size and not index:
            licensed = _licensed(run[size:])
            if licensed:
                return licensed
        if size:
            subject, rest = trimmed(run[:index]), run[index + size:]
            return _confined(subject, rest) or Statement("only", subject=subject, object=rest)
    return None


def nobody_else(run: Run) -> Statement | None:
    """“nothing outside `src/db` may import X”."""
    words = lows(run)
    outside = next((index for index, word in enumerate(words[:4]) if word == "outside"), 0)
    if not outside or words[0] not in ("nothing", "no", "nobody"):
        return None
    return _licensed(run[outside + (2 if words[outside + 1:outside + 2] == ("of",) else 1):])


def _confined(subject: Run, rest: Run) -> Statement | None:
    """“X may only be imported in P”, “X imports are allowed only in P”, “only call X in P”: it is forbidden elsewhere."""
    while subject and any(lexicon.at(name, (subject[-1].low,), 0) for name in ("licence", "be", "must", "allowed", "should")):
        subject = subject[:-1]
    while rest and any(lexicon.at(name, (rest[0].low,), 0) for name in ("be", "allowed")):
        rest = rest[1:]
    acts, size = verb_of(rest, ("import", "access", "use"))
    core, around = cut(rest[size:])
    places = tuple(run for relation, run in around if relation in (("inside", "source", "means") if subject else ("inside",)) and run)
    if subject and not core and places and lexicon.at("working", lows(subject), 0) == len(subject):
        return Statement("only", object=(Word("edit", "word"), Word("files", "word")), around=tuple(("inside", place) for place in places))
    if len(places) != 1 or len(around) != 1 or bool(core) == bool(subject) or (core and not size):
        return None
    if subject and "source" in (around[0][0],) and not size:
        return None
    if subject:
        first, length = verb_of(subject, ("import", "access", "use", "create", "place"))
        last, back = verb_of(subject[-1:], ("import", "access", "use", "place"))
        acts, subject = acts or first or last, subject[length:len(subject) - (back if len(subject) > back else 0)]
    acts = tuple(act for act in acts if act != "place")
    while subject and any(lexicon.at(name, (subject[-1].low,), 0) for name in ("licence", "be", "must", "allowed", "should")):
        subject = subject[:-1]
    if not (subject or core):
        return None
    return Statement("forbid", acts, object=subject or core, around=(("outside", places[0]),))


def _licensed(run: Run) -> Statement | None:
    """“only `src/db` may import X”: it is forbidden elsewhere."""
    words = lows(run)
    for index in range(1, len(run)):
        size = lexicon.at("licence", words, index)
        placed = size or all(word.literal or word.sort == "mark" or word.low in ("and", "or") for word in run[:index])
        placed = placed or lexicon.layer(" ".join(words[:index]).removeprefix("the ")) is not None
        acts, length = verb_of(run[index + size:], FORBIDDEN_ACTS if size else ("access", "import", "use")) if placed else ((), 0)
        if length:
            return Statement("forbid", acts, object=run[index + size + length:], around=(("outside", run[:index]),))
    return None
