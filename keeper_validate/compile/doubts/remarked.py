"""Why “no X” that a sentence goes on with may be a mere remark: what it goes on from tells what something does, or what it is like.

Must not decide what a phrase stands for, nor read a part anew."""

from __future__ import annotations

import re

from keeper_validate.compile.doubts.factual import is_finite
from keeper_validate.compile.doubts.taken import WRITTEN, Read
from keeper_validate.compile.doubts.undemanded import bids, is_bound, opened
from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.places import layer_of
from keeper_validate.compile.sentences.telling import enclosing
from keeper_validate.compile.vocabulary import lexicon

_STOPS = ("", ".", ";", "!", "|", "→", "->")
_COMING = frozenset({"new", "additional", "further"})
_TELLS = "it may only tell what something is like"


def remarked(read: Read) -> str | None:
    """Why a part adds a remark to a sentence that bids nothing; None where nothing speaks for it."""
    if read.part.opener in _STOPS or not _is_absence(read):
        return None
    if read.part.opener[:1] == "(":
        return _TELLS if _describes(read) else None
    head = _head(read.part, read.whole)
    if any(map(_bidden, head)) or _chooses(read, head):
        return None
    if any(map(_tells, head)) or (head and _is_of_code(head[0]) and not all(check.within for check in read.checks)):
        return "it may only tell what is not there"
    return None


def _is_absence(read: Read) -> bool:
    """“no X”, or “no X at all”, which is read as “do not use X”; “no new X” is said of changes, and rules wherever it stands."""
    words = lows(read.part.words)
    if not _COMING.isdisjoint(words):
        return False
    return bool(lexicon.at("no", words, 0)) or (words[:2] == ("do", "not") and not re.search("do not|don.t", read.text, re.IGNORECASE))


def _describes(read: Read) -> bool:
    """“`Parser` (generated, no reflection)”, “X (no services)”: a quality, unless people are told to do what it stands behind."""
    outer = enclosing(read.part, read.whole)
    run = opened(outer.words) if outer else ()
    bidden = bool(run) and _bidden(run)
    coded = any(word.literal for word in read.part.words)
    elements = not coded and any(not set(check.kinds) & WRITTEN for check in read.checks)
    placed = any(word.literal for word in read.whole[0].words[:1]) and all(check.within for check in read.checks)
    return elements or (read.part.opener == "(," and not (bidden or placed))


def _head(part: Part, whole: list[Part]) -> list[Run]:
    """What a sentence says before one of its parts, without what it lists in the same way."""
    at = whole.index(part)
    start = next((index for index in range(at - 1, -1, -1) if whole[index].opener in _STOPS), 0)
    runs = [opened(one.words) for one in whole[start:at] if one.opener[:1] != "("]
    return [run for run in runs[:1] if run] + [run for run in runs[1:] if run and not lexicon.at("no", lows(run), 0)]


def _bidden(run: Run) -> bool:
    """Whether people are told to do something; “any worker decodes it” tells what one does."""
    words = lows(run)
    one = words[:1] == ("any",) and any(is_finite(run, at) for at in range(1, len(run) - 1))
    return is_bound(words) or (bids(run) and not one)


def _chooses(read: Read, head: list[Run]) -> bool:
    """“state is kept in Zustand — no Redux”: one tool in place of another."""
    named = any(lexicon.technology(word.text) for run in head for word in run)
    return named and all(check.technology for check in read.checks)


def _is_of_code(run: Run) -> bool:
    """“`run()` takes a context”: what one piece of code does, where a place may be ruled."""
    does = len(run) > 1 and run[1].sort == "word" and re.fullmatch(r"[a-z]+[^s]s", run[1].text) and lexicon.entry(run[1].low) is None
    return bool(does) and run[0].literal and "/" not in run[0].text and "." not in run[0].text.strip(".")


def _tells(run: Run) -> bool:
    """Whether a clause says of one thing what it does: “any worker decodes the header”, “it failed silently”."""
    words = lows(run)
    starts = [0, *(at + 1 for at, word in enumerate(words) if word in (",", "and", "so", "because"))]
    pronoun = any(lexicon.at(name, words, at) for at in starts for name in ("pronouns", "plural_pronouns") if at < len(words) - 1)
    behind = "".join(words[1:2])
    headless = run[0].sort == "word" and words[0].endswith("s") and (behind == "existing" or behind in lexicon.grammar("determiners"))
    at = next((at for at in range(1, len(run) - 1) if is_finite(run, at)), 0)
    return pronoun or headless or (at > 0 and (words[0] == "any" or layer_of(run[:at]) is None) and not run[at - 1].literal)
