"""Roundabout ways to say how names look, as the form that they mean, and without why: “separate words by hyphens” as “kebab-case”.

Their patterns are data (`said_as` in `rules/lexicon/naming.yaml`). Must not know whose names are meant."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.name_forms import has_form
from keeper_validate.compile.sentences.parts import DASHES, Part
from keeper_validate.compile.vocabulary import forms, lexicon
from keeper_validate.compile.vocabulary.words import Word

# “ViewModels end in …”: a noun of two words, and no name of one class
_JOINED = re.compile(r"(?<![`\w/.@])([A-Z][a-z]+)([A-Z][a-z]+)s(?= (?:are|must|should|shall|end|start|begin|have|use|carry)\b|:)")


def said_plainly(text: str) -> str:
    """A text with the form in place of what says it in more words."""
    for pattern, plain in _ways():
        text = pattern.sub(plain, text)
    return _JOINED.sub(lambda found: f"{found[1]} {found[2]}s".lower(), text)


def without_reason(sentence: tuple[Part, ...]) -> tuple[Part, ...]:
    """What stands before a dash that tells no form: “no underscore prefix — closures hide it”; none of it, where it may limit the rest."""
    at = next((at for at, part in enumerate(sentence) if at and part.opener in DASHES), len(sentence))
    tail = tuple(word for part in sentence[at:] for word in part.words)
    limits = has_form(tail) or any(word.low in lexicon.mapping("naming", "guards") for word in tail)
    limits = limits or any(part.asides for part in sentence[at:])
    told = has_form(tuple(word for part in sentence[:at] for word in part.words))
    return sentence if limits or not told else sentence[:at]


def names_hooks(run: Run) -> bool:
    """“Name pattern: `useChat`, `useVoice`”: samples that hooks alone are called like."""
    named, told = [word for word in run if word.literal], [word for word in run if not word.literal and word.sort != "mark"]
    said = bool(told) and all(says_nothing(word, ()) for word in told) and any(word.low.startswith("nam") for word in told)
    return said and len(named) > 1 and all(re.fullmatch(r"use[A-Z]\w*", word.text) for word in named)


def says_where(run: Run) -> bool:
    """“anywhere under `src/`”: where alone names are meant, behind their form."""
    bare = run[1:] if lows(run[:1]) == ("anywhere",) else run
    return len(bare) == 2 and bare[0].low in ("in", "under", "inside", "within") and bare[1].literal and bare[1].text.endswith("/")


def within(bearers: Run, place: Run) -> Run:
    """“in `src/`” behind the form of what code declares, which holds for that place alone."""
    return (Word("in", "word"), place[0]) if forms.is_declared(" ".join(lows(bearers))) else ()


def says_nothing(word: Word, also: tuple[str, ...]) -> bool:
    idle = (*lexicon.mapping("naming", "idle"), *lexicon.mapping("naming", "soft"), *also)
    return word.sort == "word" and word.low in idle


@cache
def _ways() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(one["says"], re.IGNORECASE), one["plainly"]) for one in lexicon.mapping("naming", "said_as"))
