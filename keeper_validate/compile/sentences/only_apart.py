"""“`logger` everywhere, `print` only in `scripts/`”: two rules, of which the second alone speaks of the one place.

Must not know what a thing or a place is."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, cut, lows
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import replace

_JOINTS = frozenset({",", "and", "but"})
_OPENING = frozenset({"inside", "purpose", "means", "source"})
_ALL_OVER = frozenset({"everywhere", "default", "anywhere", "throughout"})
_MOST = 3  # words of a thing's name


def only_apart(part: Part) -> list[Part]:
    """The part cut where a second thing is said to be only somewhere, behind one of which a place or a purpose was told."""
    words = lows(part.words)
    for index in range(2, len(words) - 2):
        at = index + 1
        end = next((place for place in range(at + 1, min(at + _MOST + 1, len(words))) if words[place] == "only"), 0)
        if words[index] not in _JOINTS or not end or not lexicon.at("inside", words, end + 1) or not _is_thing(part.words[at:end]):
            continue
        before = part.words[:index - 1] if words[index - 1] in _JOINTS else part.words[:index]
        if not _is_placed(before):
            continue
        head = replace(part, words=before, asides=tuple(aside for aside in part.asides if aside[0] <= len(before)))
        return [head, Part(part.words[at:], ";", tuple((place - at, run) for place, run in part.asides if place >= at), part.unsaid)]
    return [part]


def _is_thing(run: Run) -> bool:
    """Whether words name one thing and do nothing: a piece of code, or what the lexicon knows."""
    alone = len(run) == 1 and run[0].literal
    named = " ".join(word.text for word in run)
    return alone or lexicon.technology(named) is not None or lexicon.entry(named) is not None


def _is_placed(run: Run) -> bool:
    """Whether a rule of its own ends here, with where or for what something is used."""
    words = lows(run)
    return "only" not in words and (words[-1] in _ALL_OVER or any(relation in _OPENING for relation, _ in cut(run)[1]))
