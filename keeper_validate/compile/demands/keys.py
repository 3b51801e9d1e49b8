"""Keys of configuration documents as a phrase names them: “the `test` and `lint` scripts”, “a top-level `main` field”, “ports”.

Must not know what is said of them, nor where the phrase stands."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.vocabulary import documents
from keeper_validate.compile.vocabulary.documents import Document
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import dataclass, replace

_KEY = re.compile(r"""\[{0,2}["']?([A-Za-z@_$.*][\w$.@/*-]*?|\*)["']?\]{0,2}(?:\s*[:=]\s*(\S.*?))?""")
_JOINING = frozenset({",", "and", "or", "nor", "/"})


@dataclass(frozen=True, slots=True)
class Spoken:
    """The keys that are spoken of, as checks write them, with their document; `sure` that they are keys, and not what a value says."""

    document: Document
    paths: tuple[str, ...]
    sure: bool = True


def spoken_of(run: Run, document: Document | None, section: str) -> Spoken | None:
    """The keys that a phrase names in a document (its own, where it names one), below a section; None where any of its words is unknown."""
    at = lows(run).index("of") if "of" in lows(run) else len(run)
    document = documents_of(run[at + 1:]) if run[at + 1:] else document
    words, top = _without_idle(run[:at])
    if not words or (run[at:] and document is None):
        return None
    named, noun = _divided(words, document)
    whole = next((one for one in (document, _known(named, noun)) if one is not None), None)
    if whole is None:
        return None
    paths = _named(named, noun, whole, top) if named else _alone(noun, whole, section)
    if not paths or (section and named):
        return None
    pairs = map(_pair, named)
    return Spoken(whole, paths, bool(noun) or all(value or "." in key or whole.has(key) for key, value in pairs))


def documents_of(run: Run) -> Document | None:
    """The configuration documents that a phrase names, with no other word in it that limits them."""
    words = [word for word in run if word.literal or word.low not in documents.words("idle")]
    root = bool(words) and not words[0].literal and words[0].low in documents.words("at_top")
    below = bool(words) and not words[0].literal and words[0].low in documents.words("below_top")
    words = words[1:] if root or below else words
    words = words[:-1] if words[1:] and words[0].literal and words[-1].low in ("file", "files", "manifest", "manifests") else words
    found = documents.of_words(" ".join(word.low for word in words))
    named = [documents.of_file(word.text) if word.literal else None for word in words if word.low not in (",", "and", "or", "/")]
    if found is None and named and all(named):
        files = tuple(file for one in named if one for file in one.files)
        found = replace(next(one for one in named if one), files=files)
    if found is None:
        return None
    start = "/" if root else "*/**/" if below else ""
    return replace(found, files=tuple(file if "/" in file else start + file for file in found.files))


def _without_idle(run: Run) -> tuple[Run, bool]:
    top = any(not word.literal and word.low in documents.words("top_key") for word in run)
    left = tuple(word for word in run if word.literal or word.low not in documents.words("idle") | documents.words("top_key"))
    return left, top


def _divided(words: Run, document: Document | None) -> tuple[Run, str]:
    """The words that are keys, and the noun behind them, in the singular."""
    at = 0
    while at < len(words) and (_is_key(words[at], document) or words[at].low in _JOINING):
        at += 1
    named = tuple(word for word in words[:at] if word.low not in _JOINING)
    return named, documents.noun_of(" ".join(word.low for word in words[at:]))


def _is_key(word: Word, document: Document | None) -> bool:
    if word.literal:
        return documents.of_file(word.text) is None and _KEY.fullmatch(word.text.strip()) is not None
    return document is not None and word.sort == "word" and document.has(word.text)


def _known(named: Run, noun: str) -> Document | None:
    """The document that the keys, or their noun, are known to be of."""
    found = {documents.of_key(*_pair(word), noun) for word in named} if named else {documents.of_key("", "", noun)}
    return found.pop() if len(found) == 1 else None


def _pair(word: Word) -> tuple[str, str]:
    found = _KEY.fullmatch(word.text.strip())
    return (found[1], (found[2] or "").strip("\"', ")) if found else (word.text, "")


def _named(named: Run, noun: str, document: Document, top: bool) -> tuple[str, ...]:
    if noun and noun not in documents.words("nouns") and not document.places(noun):
        return ()
    pairs = [_pair(word) for word in named]
    if not noun and any(_is_of_others(key, value, document) for key, value in pairs):
        return ()
    return tuple(document.path(key, "top" if top else noun) + (f"={value}" if value else "") for key, value in pairs)


def _is_of_others(key: str, value: str, document: Document) -> bool:
    """Whether a name without a noun may be that of a package or of a variable, and no key: `lodash`, `API_KEY`."""
    strange = document.lists and not value and "." not in key and not document.has(key)
    return strange or re.fullmatch(r"[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+", key) is not None


def _alone(noun: str, document: Document, section: str) -> tuple[str, ...]:
    if noun in documents.words("every"):
        return (f"{section}.*" if section else "**",)
    found = document.alone(noun)
    return tuple(found.split(",")) if found and not section else ()
