"""Prohibitions by their own words: “X is forbidden”, “never X”, “no X”, “never allow X”. Must not know what a phrase stands for."""

from __future__ import annotations

import re

from keeper_validate.compile.prohibitions.absent import absent
from keeper_validate.compile.prohibitions.barred import barred
from keeper_validate.compile.sentences.adjuncts import Around, Run, cut, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.noun import items
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word, singular

_DATA = frozenset({"schema", "table", "enum"})
_ENUM = re.compile(r"\w+(?:[eE]num|Status|_status)")
_PRESENT = frozenset({"existing", "current", "present"})
_THERE = _DATA | {"component", "page", "hook", "store", "route", "service", "auth_service", "error_type", "event"}
_ASKING = ("consulting", "must", "people", "asked", "approval", "articles", "purpose", "adverbs", "alongside", "means")


def after(run: Run) -> Statement | None:
    """“X is forbidden”, “X requires approval”: the thing stands before."""
    words = lows(run)
    for name in ("soft_forbidden", "forbidden", "gated"):
        for index in range(1, len(run)):
            size = lexicon.at(name, words, index)
            behind = words[index + size:index + size + 1]
            if size and run[index].sort in ("word", "mark") and (name == "gated" or behind not in (("from",), ("to",))):
                told, named = _told_before(run[:index])
                core, acts = _gerund(named)
                around = (*cut(run[index + size:])[1], *told)
                around = _consented(around, words[index:index + size]) if name == "gated" else around
                return Statement("forbid", acts, object=core, around=around, soft=name == "soft_forbidden")
    return None


def _told_before(run: Run) -> tuple[Around, Run]:
    """“all frontend code is Python, `.js` files are not accepted”: what is said of something else before a comma may limit the rest."""
    words = lows(run)
    comma = words.index(",") if "," in words else 0
    told = any(lexicon.at("be", words, at) for at in range(1, comma))
    return (("condition", run[:comma]),) if told else (), run[comma + 1:] if told else run


def _consented(around: Around, gate: tuple[str, ...]) -> Around:
    """“requires approval”, “requires an ADR in `docs/adr/`”: the place is where the consent is written down."""
    recorded = gate[-1] if gate[-1] in ("adr", "rfc") else ""
    places = tuple(run for relation, run in around if recorded and relation == "inside" and all(word.literal for word in run))
    consent = (Word("approval", "word"), *([Word(recorded, "word")] if recorded else []), *(word for run in places for word in run))
    return (*(pair for pair in around if pair[1] not in places), ("unless", consent))


def never(run: Run) -> Statement | None:
    """“never X”, “no X”: the thing stands behind, but where a passive turns it round."""
    words = lows(run)
    banned = lexicon.at("banning", words, 0)
    if banned:
        return absent((), run[banned:])
    for index in range(len(run)):
        if run[index].sort not in ("word", "mark"):
            continue
        if index and (words[index - 1] in ("that", "which", "who", "need") or _is_told_of(words, index)):
            continue  # what something else is like, or free to do: “changes that do not touch X”, “it need not hold X”
        if index > 1 and words[index - 1:index + 1] == ("to", "avoid") and any(word.literal for word in run[:index]):
            continue  # what something is done for: “use `select` to avoid loading everything”
        soft = lexicon.at("soft_never", words, index)
        size = max(lexicon.at("never", words, index), soft)
        if size and words[index:index + size] == ("not",) and not verb_of(run[index + 1:], FORBIDDEN_ACTS)[1]:
            size = 0
        if size:
            return barred(*_turned(run[:index], until_turn(run[index + size:])), bool(soft))
        size = lexicon.at("no", words, index)
        size = 0 if words[index + size:index + size + 1] == ("=",) else size  # “NO = the list” is an answer
        number = index > 0 and words[index] == "zero" and run[index].text[:1].isupper()
        if size and not number:
            return absent(run[:index], run[index + size:])
    return None


def _is_told_of(words: tuple[str, ...], index: int) -> bool:
    """“feature flags that are never removed”: which of them are meant."""
    return index > 2 and words[index - 2] in ("that", "which", "who") and bool(lexicon.at("be", words, index - 1))


def _turned(subject: Run, rest: Run) -> tuple[Run, Run]:
    """“migrations are | never edited” as “migrations | be edited”, which is how a passive with “must” falls apart."""
    told = len(subject) > 1 and subject[-1].low in ("is", "are") and subject[-1].sort == "word"
    ended = bool(rest) and (rest[0].low.endswith("ed") or rest[0].low in lexicon.grammar("participles"))
    done = told and ended and bool(verb_of(rest, FORBIDDEN_ACTS)[1])
    return (subject[:-1], (Word("be", "word"), *rest)) if done else (subject, rest)


def until_turn(rest: Run) -> Run:
    """“never pnpm, just bun”: what is forbidden, without what is wanted behind it."""
    words = lows(rest)
    turns = (at for at in range(1, len(rest) - 1) if words[at] == "," and words[at + 1] in ("just", "only", "always"))
    return rest[:next(turns, len(rest))]


def consulted(run: Run) -> Statement | None:
    """“ask before adding dependencies”: it is not done unless people agree."""
    words = lows(run)
    at = words.index("before") if "before" in words else 0
    asks = any(lexicon.at("consulting", words, index) for index in range(at))
    plain = all(any(lexicon.at(name, words, index) for name in _ASKING) for index in range(at))
    at += int(bool(run[at + 1:]) and words[at + 1] in ("you", "we"))
    acts, size = verb_of(run[at + 1:], FORBIDDEN_ACTS) if asks and plain else ((), 0)
    if not size:
        return None
    core, around = cut(run[at + 1 + size:])
    return Statement("forbid", acts, object=core, around=(*around, ("unless", (Word("approval", "word"),))))


def _gerund(run: Run) -> tuple[Run, tuple[str, ...]]:
    acts, size = verb_of(run, FORBIDDEN_ACTS)
    return (run[size:], acts) if size < len(run) and run[0].low.endswith("ing") else (run, ())


def untouched(run: Run) -> Statement | None:
    """“`vendor/` is off limits”, “work in `plugins/` is out of scope”: what is there must stay as it is, and nothing new is meant; of
    what is done (“removing routes is out of scope”) that it is not done."""
    words = lows(run)
    for index in range(1, len(run)):
        size = lexicon.at("untouched", words, index)
        core, around = cut(run[index + size:]) if size else ((), ())
        if size and not core:
            told, acts = _gerund(run[:index]) if words[0] not in _PRESENT else (run[:index], ())
            nominal = any(lexicon.verb_at("nominal", words, at) for at in range(min(2, index)))
            acts = acts or (() if nominal or not any(map(_is_there, items(run[:index]))) else ("change",))
            return Statement("forbid", acts, object=told, around=around)
    return None


def _is_there(run: Run) -> bool:
    """Whether what is spoken of is there already: a place, an enum or a schema, “existing routes”, “the `Button` component”."""
    words = lows(run)
    entry = lexicon.entry(words[-1]) if run[-1].sort == "word" else None
    kinds = entry.kinds if entry is not None and singular(words[-1]) == words[-1] else ()
    kinds = ("enum",) if run[-1].literal and _ENUM.fullmatch(run[-1].text) else kinds
    known = words[0] == "the" or (len(run) > 1 and run[-2].literal)
    there = not _DATA.isdisjoint(kinds) or (known and not _THERE.isdisjoint(kinds))
    there = there or words[0] in _PRESENT or any(word.literal and is_file(word.text) for word in run)
    return there and not any(lexicon.at("newness", words, at) for at in range(len(run)))
