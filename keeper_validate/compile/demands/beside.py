"""Files that stand beside what they are for: tests next to the source. Must not compile other places."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.adjuncts import Run, cut, lows, without
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.sentences.thing import Made
from keeper_validate.compile.sentences.verbs import verb_of
from keeper_validate.compile.vocabulary import lexicon

APART = "**/{tests,test,spec,specs}/**/{*.test.*,*.spec.*,*_test.*,test_*}"
"""Folders that hold only tests; one named `__tests__` is made to stand beside what it tests."""

STORIES = "**/{stories,__stories__}/**/*.{stories,story}.*"
"""The same for stories."""

WHOLE = "**/{e2e,integration,acceptance,playwright,cypress,smoke}/**"
"""Tests of the whole, which have no one source that they could stand beside."""


def beside_source(statement: Statement) -> Made | None:
    """“tests live next to the source”, “co-locate tests with the code”: none in a folder for tests alone."""
    run = (*statement.subject, *statement.object)
    words = lows(run)
    at = next((index for index in range(len(run)) if _verb(words, run, index)), None)
    if at is None or statement.mood == "only" or statement.adjuncts("unless", "condition", "outside", "inside"):
        return None
    size = _verb(words, run, at)
    together = any(lexicon.at("colocating", words, index) for index in range(at, at + size))
    bearers = run[:at] or run[at + size:]
    beside = statement.adjuncts("alongside") or (statement.adjuncts("means") if together else ())
    apart = _apart(bearers)
    if not apart or len(beside) != 1 or "or" in lows(beside[0]) or not _is_source(cut(beside[0])[0]):
        return None
    excepted = (WHOLE,) if apart == APART else ()
    return Made((Check("forbid-new", ("file",), within=(apart,), excepted=excepted, soft=statement.soft),), partial=True)


def _verb(words: tuple[str, ...], run: Run, index: int) -> int:
    """How many words from an index on say that something is put somewhere: “live”, “are co-located”, “be placed”."""
    be = lexicon.at("be", words, index)
    size = lexicon.at("colocating", words, index + be) or verb_of(run[index + be:], ("place",))[1]
    return be + size if size else 0


def _apart(run: Run) -> str | None:
    """Where what is meant would stand apart from what it is for."""
    words = [word.low for word in without(run, "articles", "must", "should", "newness")]
    entry = lexicon.entry(" ".join(words))
    only_unit = all(word == "unit" or not lexicon.at("sorts_of_test", (word,), 0) for word in words)
    if entry is not None and entry.name == "story-file":
        return STORIES
    return APART if entry is not None and entry.name == "test-file" and only_unit else None


def _is_source(run: Run) -> bool:
    """“the source files”, “the code they test”, “the component”: what is tested."""
    words = [word.low for word in without(run, "articles")]
    return bool(words) and any(word in lexicon.grammar("tested") for word in words[:2])
