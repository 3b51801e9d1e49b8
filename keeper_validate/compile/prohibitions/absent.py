"""What stands behind “no”: what there must not be, or what must not be done to it. Must not know what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without, without_last
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.telling import doing
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, skip, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word


def absent(subject: Run, rest: Run) -> Statement:
    """“no X”, “no X may be changed”, “`core` has no imports of X”."""
    while rest and lexicon.at("allowed", (rest[-1].low,), 0):
        rest = without_last(rest[:-1], ("be",))
    words = lows(rest)
    for index in range(1, len(rest)):
        if words[index - 1] in (",", "but") and lexicon.at("granting", words, index):
            break
        size = next((size for name in ("should", "must", "be", "licence") if (size := lexicon.at(name, words, index))), 0)
        behind = skip(rest[index + size:], "adverbs")
        extra = lexicon.at("be", lows(behind), 0)
        acts, length = verb_of(behind[extra:], FORBIDDEN_ACTS)
        if size and length and not extra and cut(behind[length:])[0]:
            return Statement("forbid", acts, subject=rest[:index], object=behind[length:])
        if size and length:
            _, around = cut(behind[extra + length:])
            return Statement("forbid", acts, object=rest[:index], around=around)
    rest = _edited(_without_participle(rest))
    deed = () if subject else doing(rest)
    if deed:
        return Statement("forbid", ("unknown",), verb=deed)
    size = next((len(subject) - start for start in range(len(subject)) if verb_of(subject[start:], ("contain",))[1]), 0)
    gerund = bool(rest) and rest[0].low.endswith("ing") and not any(_is_noun(rest[:size]) for size in (2, 3))
    gerund = gerund and not (len(cut(rest)[0]) == 1 and _is_noun(rest[:1]))  # “no caching besides Redis”
    acts, length = verb_of(rest, ("create", "import", "remove", "change", "store", "use")) if gerund else ((), 0)
    subject = without_last(subject[:len(subject) - size], ("must", "should", "be"))
    return Statement("forbid", acts, subject=subject, object=rest[length:])


def _is_noun(run: Run) -> bool:
    """“mutating routes”: a noun that is known with the participle before it."""
    return lexicon.entry(" ".join(word.text for word in run)) is not None


def _without_participle(rest: Run) -> Run:
    """“`new Client()` instantiated in controllers”: that it is used where it is says nothing more."""
    at = next((index for index in range(1, len(rest) - 1) if rest[index - 1].literal and rest[index].low.endswith("ed")), 0)
    _, size = verb_of(rest[at:], ("use", "access", "import", "create")) if at else ((), 0)
    behind = rest[at + size:] if size else ()
    places = any(lexicon.at(name, lows(behind), 0) for name in ("inside", "outside", "source"))
    placed = places or (behind and all(word.low in lexicon.grammar("behind") for word in behind))
    return (*rest[:at], *behind) if placed else rest


def _edited(rest: Run) -> Run:
    """“manual `plugins.json` editing” as edits of it, which is what a noun says of the piece of code or the path before it."""
    if len(rest) < 2 or not rest[-2].literal or rest[-1].low not in ("editing", "edits", "changes", "modifications", "modification"):
        return rest
    by = without(rest[:-2], "by_hand", "directness", "articles")
    return (*by, rest[-2], Word("edits", "word"))
