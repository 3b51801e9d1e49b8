"""That a clause tells how things are: “the parser recognizes X”, “startup verifies that …, but does not apply Y”.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

from keeper_validate.compile.doubts.taken import Read
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.telling import doing
from keeper_validate.compile.sentences.verbs import FORBIDDEN_ACTS, verb_of
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import singular

_ACTS = (*FORBIDDEN_ACTS, "require", "place", "shape", "accompany", "put")
_BINDING = ("must", "should", "only", "every", "forbidden", "gated")
_ONLY = (("is", "only", "possible"), ("are", "only", "possible"), ("is", "only", "needed"), ("is", "only", "there"))
_OURS = ("articles", "whole", "people", "generic", "folder_nouns")


def factual(read: Read) -> str | None:
    """Why a part may only tell something, where one before it or the part itself says of one thing what it does."""
    words = lows(read.part.words)
    bidden = words[:1] != ("does",) and lexicon.at("never", words, 0)
    bound = _is_bound(words) or "new" in words or "never" in words or bidden
    before = read.whole[:read.whole.index(read.part)]
    # “state is managed with Zustand; no Redux”: what is chosen stands before what is not
    denied = words[:1] == ("no",) and any(lexicon.technology(word.text) for part in before for word in part.words)
    chosen = (bool(read.statement.wanted) or denied) and all(check.technology for check in read.checks)
    formed = any(check.op == "require-shape" for check in read.checks) and bool({"name", "names", "file", "files"} & {*words})
    kept = any(check.op in ("forbid-change", "append-only", "freeze") for check in read.checks)
    if bound or chosen or formed or (kept and read.statement.mood != "forbid"):
        return None
    told = read.whole[:read.whole.index(read.part) + 1]
    return "it may only tell how something is" if any(_says_of_one(part.words) for part in told) else None


def _says_of_one(run: Run) -> bool:
    words = lows(run)
    bids = any(lexicon.at(name, words, 0) for name in ("never", "no", "must", "should", "only", "every", "instead_of", "nobody"))
    if len(run) < 3 or bids or verb_of(run, _ACTS)[1]:
        return False
    at = next((at for at in range(1, len(run) - 1) if is_finite(run, at)), 0)
    subject = run[:at]
    ours = all(any(lexicon.at(name, (word.low,), 0) for name in _OURS) for word in subject)
    one = bool(subject) and run[0].sort == "word" and singular(subject[-1].low) == subject[-1].low
    return one and not (ours or _is_bound(words[:at]) or layer_of(subject))


def _is_bound(words: tuple[str, ...]) -> bool:
    """Whether a word of a demand stands there; “will” and “is to” may tell of what comes, “is only possible” and “at all” bid nothing."""
    told = {at for at in range(1, len(words)) if words[at - 1:at + 1] == ("at", "all") or words[at - 1:at + 2] in _ONLY}
    places = [at for at in range(len(words)) if words[at] not in ("will", "is", "are") and at not in told]
    return any(lexicon.at(name, words, at) for name in _BINDING for at in places)


def is_finite(run: Run, at: int) -> bool:
    """Whether a verb of one thing stands there: “is”, “does”, “verifies that”, “recognizes letters”."""
    word = run[at]
    if word.sort != "word" or lows(run)[at - 1] in lexicon.grammar("determiners"):
        return False
    if word.low in lexicon.grammar("finite"):
        return True
    plain = word.low.isalpha() and word.low.endswith("s") and not word.low.endswith(("ss", "us", "is")) and word.text.islower()
    held = run[at + 1].sort == "code" and lows(run[:1])[0] in ("a", "an", "any", "the", "this")
    told = plain and (run[at + 1].low in lexicon.grammar("determiners") or held or doing(run[:at + 2]) == (word,))
    return told and lexicon.entry(word.low) is None
