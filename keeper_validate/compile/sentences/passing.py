"""What everything of a kind goes through: “all HTTP calls go through `apiClient`”, “auth is handled by AuthService”.

Must not know what a phrase stands for."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Run, lows, without_last
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word

_LEADING = ("must", "should", "be", "licence", "adverbs")
# “the app is built with X” tells what it is.
_ONE = ("the", "this", "our", "it", "we")
_THROUGH = (Word("go", "word"), Word("through", "word"))


def passed(run: Run) -> Statement | None:
    """The statement that what stands before uses what stands behind; what is merely told only warns."""
    words = lows(run)
    if any(lexicon.at(name, words, index) for index in range(len(run)) for name in ("never", "no")):
        return None
    for index in range(1, len(run) - 1):
        size = lexicon.at("passing", words, index) if run[index].sort == "word" else 0
        if not size or not run[index + size:]:
            continue
        subject = without_last(run[:index], _LEADING)
        verb = run[len(subject):index]
        bound = any(lexicon.at("must", lows(verb), at) for at in range(len(verb)))
        finite = any(lexicon.at(name, words, at) for name in ("going", "be") for at in range(len(subject), index + 1))
        if subject and (bound or (finite and words[0] not in _ONE)):
            return Statement("must", subject=subject, object=(*_THROUGH, *run[index + size:]), soft=not bound, verb=verb)
    return None
