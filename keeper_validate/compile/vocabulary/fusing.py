"""Phrases that are one thing although words of grammar stand in them, or a deed and what it is done to: written as one word before any
sentence is taken apart (“async in `useEffect`”, “never return null”).

Their list is data (`rules/lexicon/constructs.yaml`, `nouns.yaml`). Must not know what such a word means."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate import shipped

# how what is fused stands in its sentence, by the key of its list
_WRITTEN = {"fused": "{}", "loud": "{}", "use": "use {}", "using": "using {}", "never": "never use {}"}
_TICKS = "`?"
_NAMING = re.compile(r"\b(?:no|any|bare|use|using)\s+\Z", re.I)
# what names begin with, where more is said of them: “interfaces start with `I` and end with `DTO`”
_GOES_ON = re.compile(r"`?,?\s+and\s+(?:must\s+)?(?:be\s+)?(?:end|start|begin|suffixed|prefixed)\b", re.I)
# where what is demanded is only recommended: “you should wrap errors with `%w`”, “async methods should end with Async”
_WEAK = re.compile(r"\b(?:should|ought to)\s+(?:always\s+)?\Z", re.I)
_BESIDES = re.compile(r"`?,?\s+and\s+(?:must\s+|should\s+|shall\s+)?(?!(?:no|not|never|do|don't)\b)(?=\S)", re.I)
# where a phrase may begin, with what it is looked up by: its first letters, or its first sign; a comment may be written with its mark
_MARK = r"(?:#\s)?"
_START = re.compile(rf"(?<![\w/.=!-])`?{_MARK}([^\W\d_]+|[^\w\s`])")


def fused(text: str) -> str:
    """A text with each such phrase as one word; behind “no” a deed is named by what it brings about."""
    parts, done = [], 0
    for start in _START.finditer(text):
        if start.start() < done or start[1].lower() not in _phrases():
            continue
        found = _spelled(start[1].lower()).match(text, start.start())
        # in a longer piece of code it is a part of that
        whole = found is not None and not text.count("`", 0, found.start()) % 2 and not found[0].count("`") % 2
        if found and whole and not _GOES_ON.match(text, found.end()) and _aloud(found[0]):
            said = _phrases()[start[1].lower()][_key(found[0])]
            parts += [text[done : found.start()], said.removeprefix("use ") if _NAMING.search(text, 0, found.start()) else said]
            done = found.end()
            if said.startswith("never ") and (" should " in found[0].lower() or _WEAK.search(text, 0, found.start())):
                parts[-1] = f"avoid using {said.removeprefix('never use ')}"
            # what is forbidden so leaves what is to be done besides no prohibition: “all components must be standalone and use `A`”
            if said.startswith("never ") and (besides := _BESIDES.match(text, done)):
                parts, done = [*parts, ". Must "], besides.end()
    return "".join([*parts, text[done:]])


def _aloud(found: str) -> bool:
    """Whether a phrase is written as it has to be: `NOT IN` is one of SQL's, where “not in” is none."""
    return found == found.upper() or _key(found) not in _loud()


@cache
def _loud() -> frozenset[str]:
    """The phrases that are such only where they are written in capitals."""
    return frozenset(_key(phrase) for told in shipped.data("rules/lexicon/constructs").values() for phrase in told.get("loud", ()))


@cache
def _phrases() -> dict[str, dict[str, str]]:
    """What is written for each phrase, by what it begins with."""
    begun: dict[str, dict[str, str]] = {}
    for file in ("constructs", "nouns"):
        for name, told in shipped.data(f"rules/lexicon/{file}").items():
            for key, form in _WRITTEN.items():
                for phrase in map(_key, told.get(key, ())):
                    begun.setdefault(_START.findall(phrase)[0], {})[phrase] = form.format(name)
    return begun


@cache
def _spelled(begin: str) -> re.Pattern[str]:
    """The phrases that begin so, the longest first; one expression of all would cost each sentence as much as its words do."""
    longest_first = (phrase.split() for phrase in sorted(_phrases()[begin], key=len, reverse=True))
    spelled = "|".join(rf"\s+{_TICKS}{_MARK}".join(f"{_TICKS}{_ticked(word)}{_TICKS}" for word in phrase) for phrase in longest_first)
    return re.compile(rf"{_TICKS}{_MARK}(?:{spelled})(?![\w/=-])", re.I)


def _ticked(word: str) -> str:
    """A word of which each half may be marked as code: “`Task`/`ValueTask`-returning”, “(not `%v`)”."""
    return re.sub(r"/|\\[-()]", lambda found: f"{_TICKS}{found[0]}{_TICKS}", re.escape(word))


def _key(phrase: str) -> str:
    return " ".join(phrase.replace("`", "").lower().replace("# ", "").split())
