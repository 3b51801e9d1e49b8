"""Whether a phrase asks people for their consent. Must not know what it would lift."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.vocabulary import lexicon

_BEHIND = ("approval", "consulting", "asked", "inside", "source", "means", "purpose", "condition", "as", "be", "adverbs")


def approval(run: Run) -> bool:
    """Whether a phrase asks for the consent of people: no mere need (“unless necessary”), and no thing (“request validation”)."""
    words = lows(run)
    sizes = ((index, lexicon.at("approval", words, index)) for index in range(len(run)) if words[index] not in lexicon.grammar("needless"))
    return any(size and _is_last(words, index + size) for index, size in sizes)


def _is_last(words: tuple[str, ...], at: int) -> bool:
    """Whether the noun of a phrase stands before an index, if things are called after it: behind it come people, or what hangs on it."""
    plain = words[at - 1] not in lexicon.grammar("lending_names") or at == len(words) or not words[at].isalpha()
    return plain or any(lexicon.at(name, words, at) for name in _BEHIND)
