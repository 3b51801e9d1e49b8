"""Prohibitions by their own words: “X is forbidden”, “never X”, “no X”, “never allow X”. Must not know what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile import lexicon
from keeper_validate.compile.adjuncts import Run, cut, lows
from keeper_validate.compile.noun import items
from keeper_validate.compile.scope import layer_of
from keeper_validate.compile.statement import Statement
from keeper_validate.compile.telling import doing
from keeper_validate.compile.verbs import FORBIDDEN_ACTS, skip, verb_of
from keeper_validate.compile.words import Word
from keeper_validate.values import replace

_ASKING = ("consulting", "must", "people", "asked", "approval", "articles", "purpose", "adverbs", "alongside", "means")


def after(run: Run) -> Statement | None:
    """“X is forbidden”, “X requires approval”: the thing stands before."""
    words = lows(run)
    for name in ("soft_forbidden", "forbidden", "gated"):
        for index in range(1, len(run)):
            size = lexicon.at(name, words, index)
            if size and run[index].sort in ("word", "mark") and words[index + size:index + size + 1] not in (("from",), ("to",)):
                core, acts = _gerund(run[:index])
                _, around = cut(run[index + size:])
                around += (("unless", (Word("approval", "word"),)),) if name == "gated" else ()
                return Statement("forbid", acts, object=core, around=around, soft=name == "soft_forbidden")
    return None


def never(run: Run) -> Statement | None:
    """“never X”, “no X”: the thing stands behind, but where a passive turns it round."""
    words = lows(run)
    for index in range(len(run)):
        if run[index].sort not in ("word", "mark"):
            continue
        soft = lexicon.at("soft_never", words, index)
        size = max(lexicon.at("never", words, index), soft)
        if size and words[index:index + size] == ("not",) and not verb_of(run[index + 1:], FORBIDDEN_ACTS)[1]:
            size = 0
        if size:
            return _forbidding(run[:index], run[index + size:], bool(soft))
        size = lexicon.at("no", words, index)
        if size and words[index] not in ("nor",):
            return _absent(run[:index], run[index + size:])
    return None


def consulted(run: Run) -> Statement | None:
    """“ask before adding dependencies”: it is not done unless people agree."""
    words = lows(run)
    at = words.index("before") if "before" in words else 0
    asks = any(lexicon.at("consulting", words, index) for index in range(at))
    plain = all(any(lexicon.at(name, words, index) for name in _ASKING) for index in range(at))
    acts, size = verb_of(run[at + 1:], FORBIDDEN_ACTS) if asks and plain else ((), 0)
    if not size:
        return None
    core, around = cut(run[at + 1 + size:])
    return Statement("forbid", acts, object=core, around=(*around, ("unless", (Word("approval", "word"),))))


def _gerund(run: Run) -> tuple[Run, tuple[str, ...]]:
    acts, size = verb_of(run, FORBIDDEN_ACTS)
    return (run[size:], acts) if size and run[0].low.endswith("ing") else (run, ())


def _forbidding(subject: Run, rest: Run, soft: bool) -> Statement:
    rest = skip(rest, "adverbs")
    let = _letting(rest, soft)
    if let:
        return let
    if lexicon.at("be", lows(rest), 0):
        return _passive(subject, rest, soft)
    acts, size = verb_of(rest, FORBIDDEN_ACTS)
    put = _put(rest)
    if put and not size:
        core, around = cut(rest[put:])
        return Statement("forbid", ("store",), object=core or subject, around=around, soft=soft)
    if acts == ("appear",):
        _, around = cut(rest[size:])
        return Statement("forbid", (), object=subject, around=around, soft=soft)
    if not size and _is_means(rest):
        return Statement("forbid", ("use",), object=rest[1:], soft=True)
    if not size and rest and (rest[0].sort != "word" or soft):
        return Statement("forbid", (), subject=() if soft else subject, object=rest, soft=soft)
    known = lexicon.entry(" ".join(word.text for word in rest)) if not size else None
    meant = lexicon.entry(" ".join(word.text for word in rest[1:])) if not size and not subject and len(rest) > 2 else None
    if meant and meant.kinds == ("token",) and meant.act == "use":
        return Statement("forbid", (), object=rest[1:], soft=soft)
    if known and known.act == "use":
        return Statement("forbid", (), object=rest, soft=soft)
    if not size and not subject and _are_tools(rest):
        return Statement("forbid", ("use",), object=rest, soft=soft)
    if not size and rest and lexicon.at("articles", lows(rest), 0):
        return Statement("forbid", (), object=rest, wanted=subject, soft=soft)
    if not size and len(rest) > 1 and not subject and (lexicon.at("newness", lows(rest), 0) or lexicon.at("directness", lows(rest), 0)):
        return Statement("forbid", (), object=rest, soft=soft)
    if size and not subject and not cut(skip(rest[size:], "adverbs"))[0] and rest[0].low.endswith(("ed", "en")):
        return Statement("forbid", ("unknown",), verb=rest[:size], soft=soft)
    if size and len(rest) == size and subject and set(acts) <= {"change"}:
        return Statement("forbid", acts, object=subject, soft=soft)
    return Statement("forbid", acts if size else ("unknown",), subject=subject, object=rest[size:], soft=soft, verb=rest[:max(size, 1)])


def _letting(rest: Run, soft: bool) -> Statement | None:
    """“never allow core to depend on the web”, “never allow `any`”."""
    letting = lexicon.at("letting", lows(rest), 0)
    deed = next((at for at in range(letting + 1, len(rest)) if verb_of(rest[at:], FORBIDDEN_ACTS)[1]), 0) if letting else 0
    held = rest[letting:deed - 1 if deed and rest[deed - 1].low == "to" else deed]
    if deed and layer_of(held):
        acts, size = verb_of(rest[deed:], FORBIDDEN_ACTS)
        return Statement("forbid", acts, subject=held, object=rest[deed + size:], soft=soft)
    return replace(_absent((), rest[letting:]), soft=soft) if letting and len(rest) > letting else None


def _is_means(run: Run) -> bool:
    """“never in AsyncStorage”: a technology, by what stands before it, that something else is told to be done with."""
    leads = bool(run) and run[0].low in ("in", "via", "through", "with", "into")
    return leads and lexicon.technology(" ".join(word.text for word in run[1:])) is not None


def _passive(subject: Run, rest: Run, soft: bool) -> Statement:
    """“X must not be changed”, where the thing stands before."""
    rest = skip(rest[lexicon.at("be", lows(rest), 0):], "adverbs")
    acts, size = verb_of(rest, FORBIDDEN_ACTS)
    put = 0 if size else _put(rest)
    acts, size = (("store",), put) if put else (acts, size)
    _, around = cut(rest[size:])
    around += (("manner", ()),) if any(lexicon.at("by_hand", (word.low,), 0) for word in rest[size:]) else ()
    return Statement("forbid", acts if size else ("unknown",), object=subject, around=around, soft=soft, verb=rest[:max(size, 1)])


def _put(run: Run) -> int:
    """How many words say that something is put or stands somewhere, where the place is told by its path or its name."""
    size = verb_of(run, ("put",))[1]
    places = [place for relation, place in cut(run[size:])[1] if relation in ("inside", "outside")]
    told = len(places) == 1 and (any(word.literal for word in places[0]) or layer_of(places[0]) is not None)
    return size if told else 0


def _are_tools(run: Run) -> bool:
    """Whether an enumeration names nothing but tools (“never npm, yarn, or bun”), so that it goes without saying what is done with them."""
    known = [lexicon.entry(" ".join(word.text for word in piece)) for piece in items(run)]
    return len(known) > 1 and all(entry is not None and bool(entry.technology or entry.name in lexicon.grammar("tools")) for entry in known)


def _absent(subject: Run, rest: Run) -> Statement:
    while rest and lexicon.at("allowed", (rest[-1].low,), 0):
        rest = rest[:-1]
    words = lows(rest)
    for index in range(1, len(rest)):
        if words[index - 1] in (",", "but") and lexicon.at("granting", words, index):
            break
        size = next((size for name in ("should", "must", "be") if (size := lexicon.at(name, words, index))), 0)
        licence = 0 if size else lexicon.at("licence", words, index)
        size = size or (licence if licence and not lexicon.at("be", words, index + licence) else 0)
        behind = skip(rest[index + size:], "adverbs")
        extra = lexicon.at("be", lows(behind), 0)
        acts, length = verb_of(behind[extra:], FORBIDDEN_ACTS)
        if size and length and not extra and cut(behind[length:])[0]:
            return Statement("forbid", acts, subject=rest[:index], object=behind[length:])
        if size and length:
            _, around = cut(behind[extra + length:])
            return Statement("forbid", acts, object=rest[:index], around=around)
    deed = () if subject else doing(rest)
    if deed:
        return Statement("forbid", ("unknown",), verb=deed)
    size = next((len(subject) - start for start in range(len(subject)) if verb_of(subject[start:], ("contain",))[1]), 0)
    gerund = bool(rest) and rest[0].low.endswith("ing")
    acts, length = verb_of(rest, ("create", "import", "remove", "change", "store", "use")) if gerund else ((), 0)
    subject = subject[:len(subject) - size]
    while subject and any(lexicon.at(name, (subject[-1].low,), 0) for name in ("must", "should", "be")):
        subject = subject[:-1]
    return Statement("forbid", acts, subject=subject, object=rest[length:])
