"""Names of libraries in a sentence: those that the lexicon knows, with a version or without, and what can only be the name of one.

Must not know what the sentence says of them."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.sentences.adjuncts import Run, lows, without_first
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_MOST = 3
_VERSION = re.compile(r"v?\d+(?:\.[\dx]+)*\+?")
_PACKAGE = re.compile(r"@[a-z0-9][\w\-]*/[\w\-.]+|[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_HYPHENED = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
_JOINING = frozenset({",", "/", "&", "+", "and", "or"})


def marked(part: Part) -> Part:
    """A part in which names that only libraries bear are code: “react-error-boundary”."""
    if not any("-" in word.text for word in part.words):
        return part
    return replace(part, words=tuple(Word(word.text, "code") if _is_unknown_library(word) else word for word in part.words))


def _is_unknown_library(word: Word) -> bool:
    return word.sort == "word" and _HYPHENED.fullmatch(word.text) is not None and _reads_as_library(word.text)


@cache
def _reads_as_library(text: str) -> bool:
    """Whether a name begins or ends as those of libraries do; “react-based” says how something is."""
    first, last = text.partition("-")[0], text.rpartition("-")[2]
    described = lexicon.at("name_tails", (last,), 0) or last.endswith(tuple(lexicon.grammar("narrowing")))
    named = "-" in text and (first in lexicon.grammar("library_heads") or last in lexicon.grammar("library_tails"))
    return named and not described and lexicon.entry(text) is None and lexicon.technology(text) is None


def is_tool(run: Run) -> bool:
    """Whether words name one library, and nothing else."""
    return bool(run) and tools_at(run, False, several=False) == len(run)


def tools_at(run: Run, named: bool, several: bool = True) -> int:
    """How many words at the start are nothing but names of libraries, joined where there are `several`; `named`: where a purpose stands
    beside them that libraries are known for, any package in backticks, and any name."""
    end = at = 0
    while at < len(run):
        size = _tool(without_first(run[at:], ("articles",)), named)
        if not size:
            break
        end = at = at + size + len(run[at:]) - len(without_first(run[at:], ("articles",)))
        while several and at < len(run) and run[at].sort in ("word", "mark") and run[at].low in _JOINING:
            at += 1
        if at == end:
            break
    return end


def _tool(run: Run, named: bool) -> int:
    size = next((size for size in range(min(_MOST, len(run)), 0, -1) if _is_known(run[:size])), 0)
    first = run[0] if run else Word("", "mark")
    scoped = first.text.startswith("@") and "/" in first.text
    if not size and (_is_marked(first) if named or scoped else first.sort == "code" and _reads_as_library(first.text)):
        size = 1
    if not size and named and first.sort in ("name", "word") and re.fullmatch(r"[A-Z]\w*[A-Z]\w*|[A-Z][a-z]+JS", first.text):
        size = 1
    while size and size < len(run) and is_version(run[size]):
        size += 1
    return size


def is_version(word: Word) -> bool:
    """“4”, “v2”."""
    return word.sort in ("number", "word") and _VERSION.fullmatch(word.text) is not None


def _is_marked(word: Word) -> bool:
    """“`vee-validate`”: a package in backticks."""
    return word.sort in ("code", "path") and _PACKAGE.fullmatch(word.text) is not None


def _is_known(run: Run) -> bool:
    """Whether words are what a technology is called; a word of everyday language only where it is written as a name."""
    text = " ".join(word.text for word in run)
    everyday = len(run) == 1 and run[0].sort == "word" and run[0].text.islower() and lexicon.at("tool_words", lows(run), 0)
    return lexicon.technology(text) is not None and not everyday and all(word.sort != "mark" for word in run)
