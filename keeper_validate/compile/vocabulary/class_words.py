"""The words by which people say what classes come from, bear, have or are, as data (`rules/lexicon/classes.yaml`).

Must not know how they stand together in a sentence."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.compile.vocabulary.phrases import Phrases
from keeper_validate.compile.vocabulary.phrases import phrases as listed
from keeper_validate.compile.vocabulary.words import Word

Run = tuple[Word, ...]
_CLASS = re.compile(r"[A-Z][a-z0-9]\w*")
_NAME = re.compile(r"[A-Za-z_]\w*(?:(?:\.|::)\w+)*(?:<[\w, .<>]*>)?")
_MARK = re.compile(r"@[A-Za-z]\w*(?:\.\w+)*(?:\(.*\))?|#?\[<?[A-Z]\w*(?:\(.*\))?>?\]|#\[derive\(\w+\)\]")


def size(name: str, run: Run, at: int) -> int:
    """How many words from one on are a phrase of a list."""
    return _listed(name).longest(tuple(word.low for word in run), at)


def is_class(word: Word) -> bool:
    """`BaseJob`, `Acme.Handler<T>`: the name of a class, marked or spelled as one."""
    return word.literal and _NAME.fullmatch(word.text) is not None and _CLASS.search(word.text) is not None


def is_mark(word: Word) -> bool:
    """`@Audited`, `[ApiController]`: what stands before a class."""
    return word.literal and _MARK.fullmatch(word.text) is not None


def bare(text: str) -> str:
    """A name without its signs, and without what it is given: `Table` of `@Table(name = "a")`, `Debug` of `#[derive(Debug)]`."""
    inner = re.search(r"derive\((\w+)\)", text)
    return inner[1] if inner else re.split(r"[(<]", text.lstrip("@#[<"))[0].rstrip("]>").split("::")[-1]


def signs() -> re.Pattern[str]:
    """What no such sentence is without."""
    return _signs()


def phrases(name: str) -> frozenset[str]:
    """The phrases of a list."""
    return _listed(name).known


def told(name: str) -> Any:
    """What is known under a name."""
    return shipped.data("rules/lexicon/classes")[name]


@cache
def _listed(name: str) -> Phrases:
    return listed(map(str, told(name)))


@cache
def _signs() -> re.Pattern[str]:
    verbs = {phrase for name in ("coming", "bearing", "having", "being", "marking", "putting", "deriving") for phrase in phrases(name)}
    verbs |= phrases("refusing") | phrases("starting")
    said, written = "|".join(map(re.escape, sorted(verbs, key=len, reverse=True))), "|".join(sorted(phrases("modifiers")))
    return re.compile(rf"(?i:\b(?:{said})\b)|@[A-Z]|[a-z][A-Z]\w*s\b|`(?:{written})\b")
