"""“Only”: who alone may, where alone something may be done, what alone may be. Must not know what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Around, Run, cut, lows, trimmed, without, without_first, without_last
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import dataclass


def exclusive(run: Run) -> Statement | None:
    """The statement of a part that says “only”, or None."""
    words = lows(run)
    for index in range(len(run)):
        size = lexicon.at("only", words, index) if run[index].sort == "word" else 0
        if size and (relied := _relying(run[:index], run[index + size:])):
            return relied
        if size and not index:
            licensed = _licensed(run[size:])
            if licensed:
                return licensed
        if size:
            subject, rest = trimmed(run[:index]), run[index + size:]
            if _choosing(subject):
                return Statement("only", object=(Word("use", "word"), *rest))
            subject, rest = (subject, rest) if rest else _behind(subject)
            return _confined(subject, rest) or Statement("only", subject=subject, object=rest)
    return None


def _behind(subject: Run) -> tuple[Run, Run]:
    """“SQL lives in `db/` only” as “SQL only lives in `db/`”, where it says a place."""
    for index in range(1, len(subject)):
        if verb_of(subject[index:], ("put", "place", "use", "access"))[1] and cut(subject[index:])[1]:
            return subject[:index], subject[index:]
    return subject, ()


def _choosing(subject: Run) -> bool:
    """“we use”, “we are using”: that something is chosen, by those who work on the code."""
    around = subject[:-1]
    plain = all(any(lexicon.at(name, (word.low,), 0) for name in ("people", "be")) for word in around)
    return bool(around) and plain and verb_of(subject[-1:], ("use",))[1] == 1


def nobody_else(run: Run) -> Statement | None:
    """“nothing outside `src/db` may import X”."""
    words = lows(run)
    outside = next((index for index, word in enumerate(words[:4]) if word == "outside"), 0)
    if not outside or words[0] not in ("nothing", "no", "nobody"):
        return None
    return _licensed(run[outside + (2 if words[outside + 1:outside + 2] == ("of",) else 1):])


def _confined(subject: Run, rest: Run) -> Statement | None:
    """What is said to be only somewhere, as forbidden everywhere else."""
    rest = without_first(rest, ("be", "allowed"))
    acts, size = verb_of(rest, ("import", "access", "use"))
    size = size or verb_of(rest, ("put", "place"))[1]
    held, around = cut(rest[size:])
    deed = acts or verb_of(_bare(subject)[-1:], ("import", "access", "use"))[1]
    if deed and held and held[0].low in ("via", "through") and held[1:]:
        held, around = (), (("means", held[1:]), *around)
    told = _Told(_bare(subject), acts, held, around, lows(rest[:size])[-1:] == ("from",))
    return next((found for reading in _READINGS if (found := reading(told)) is not None), None)


@dataclass(frozen=True, slots=True)
class _Told:
    """What stands before “only”, and behind it: what is done, to what, and what hangs on that; `sourced` that it is done from there."""

    subject: Run
    acts: tuple[str, ...]
    object: Run
    around: Around
    sourced: bool

    def single_place(self, *relations: str) -> Run:
        """The place, where nothing else is said."""
        return self.around[0][1] if len(self.around) == 1 and self.around[0][0] in relations else ()


def _work(told: _Told) -> Statement | None:
    """“work only in `src/db` and in `tests/`”."""
    places = tuple(run for relation, run in told.around if relation in ("inside", "source", "means") and run)
    if not told.subject or told.object or not places or lexicon.at("working", lows(told.subject), 0) != len(told.subject):
        return None
    return Statement("only", object=(Word("edit", "word"), Word("files", "word")), around=(
        *(("inside", place) for place in places), *(pair for pair in told.around if pair[1] not in places),
    ))


def _deed(told: _Told) -> Statement | None:
    """“only call X in P”; “only import from X in P” says what may be imported in P, or where alone X may be."""
    place = told.single_place("inside") if not told.sourced else ()
    named = bool(told.object) and not any(lexicon.at(name, lows(told.object), 0) for name in ("pronouns", "plural_pronouns"))
    if told.subject or not place or not told.acts or not named:
        return None
    return Statement("forbid", told.acts, object=told.object, around=(("outside", place),))


def _thing(told: _Told) -> Statement | None:
    """“X may only be imported in P”, “X imports are allowed only in P”, “import X only in P”."""
    place = told.single_place("inside", "means", *(("source",) if told.acts else ()))
    if not told.subject or not place or told.object:
        return None
    first, start = verb_of(told.subject, ("import", "access", "use", "create", "place"))
    last, back = verb_of(told.subject[-1:], ("import", "access", "use", "place"))
    last, back = ((), 0) if _is_known(told.subject) or _is_known(without(told.subject[start:], "newness", "articles")) else (last, back)
    end = len(told.subject) - (back if len(told.subject) > back else 0)
    start = start if start < end else 0
    acts = tuple(act for act in told.acts or first or last if act != "place")
    held = _bare(told.subject[start:end])
    return Statement("forbid", acts, object=held, around=(("outside", place),)) if held else None


_READINGS = (_work, _deed, _thing)


def _is_known(run: Run) -> bool:
    """“API calls”, of which the last word is no verb."""
    entry = lexicon.entry(" ".join(word.text for word in run))
    return entry is not None and not entry.opaque


def _bare(subject: Run) -> Run:
    """“X may be”, “X goes” without the words that lead to “only”."""
    return without_last(subject, ("licence", "be", "must", "allowed", "should", "going"))


def _licensed(run: Run) -> Statement | None:
    """“only `src/db` may import X”: it is forbidden elsewhere."""
    words = lows(run)
    for index in range(1, len(run)):
        size = lexicon.at("licence", words, index)
        placed = size or all(word.literal or word.sort == "mark" or word.low in ("and", "or") for word in run[:index])
        placed = placed or layer_of(run[:index]) is not None
        acts, length = verb_of(run[index + size:], FORBIDDEN_ACTS if size else ("access", "import", "use")) if placed else ((), 0)
        if length:
            held = run[index + size + length:]
            own = (Word(",", "mark"), *held) if layer_of(held) and layer_of(run[:index]) else ()
            verb = run[index + size:index + size + length]
            return Statement("forbid", acts, object=held, around=(("outside", (*run[:index], *own)),), verb=verb)
    return None


def _relying(before: Run, behind: Run) -> Statement | None:
    """“the domain depends only on X” as “the domain only imports X”."""
    subject = trimmed(before)
    relies = bool(subject) and bool(lexicon.at("relying", (subject[-1].low,), 0)) and lows(behind[:1]) in (("on",), ("upon",))
    if not relies or not (layer_of(_bare(subject[:-1])) or any(word.literal for word in subject)):
        return None
    return Statement("only", subject=subject[:-1], object=(Word("import", "word"), *behind[1:]))
