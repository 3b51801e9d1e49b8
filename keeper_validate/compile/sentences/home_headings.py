"""The thing that a label or a heading names, of which the line behind it or below it tells where it lives: “Job location: `a/`”, “Place
in `a/`” below “3. Jobs (background work)”.

Must not know where it lives."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.home_formed import bare_of, size_of
from keeper_validate.compile.sentences.home_paths import home_words
from keeper_validate.compile.sentences.home_tests import SLOT
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary.words import Word, words

_LABEL = 4
ARROWS = ("→", "->")
SENTENCE = ("", ".", ";", "!", "—", "-")


def labelled_thing(run: Run) -> Run:
    """What a label names: “Job location”, “Location of jobs”, “Adding a job”."""
    first = size_of("location_of", run, 0)
    if not first and run[1:] and size_of("coming", run, 0) and run[0].low.endswith("ing"):
        return (Word("new", "word"), *bare_of(run[1:]))
    told = run[1:] and run[-1].low in home_words("located") and not run[-1].literal
    return run[first:] if first and run[first:] else (Word("new", "word"), *run[:-1]) if told else run


def headed(text: str, above: str) -> str:
    """“Place in `a/`” below “3. Jobs (background work)” as “Jobs: place in `a/`”; nothing where it has a subject of its own."""
    run = words(text)
    start = next((at for at, word in enumerate(run) if word.low not in home_words("must")), len(run))
    alone = lows(run[start + 1:start + 2]) != () and run[start + 1].low in home_words("inside") and run[start].low in (
        home_words("told") | home_words("kept") | home_words("standing"))
    noun = " ".join(word.text for word in labelled_thing(words(re.sub(r"^[\d.]+\s+|\([^)]*\)|[:`*]", "", above).strip())))
    return f"{noun}{' ' if start else ': '}{text[:1].lower()}{text[1:]}" if alone and noun else ""


def is_label(part: Part) -> bool:
    return part.opener in SENTENCE and len(part.words) <= _LABEL and not any(word.literal for word in part.words)


def last_label(label: Part) -> Run:
    """“events → `a/`, jobs → `b/`”: what stands before the second arrow, behind the place of what stood before the first."""
    at = next((at for at in range(len(label.words) - 1, 0, -1) if label.words[at].text == ","), 0) if label.opener in ARROWS else 0
    return label.words[at + 1:] if at else label.words


def is_bare_home(path: str, mark: str) -> bool:
    """Whether a path behind a mark is where all of them live, and no example or address of one."""
    led = mark in ARROWS and "/" in path and re.search(r"\.\w+$", path) is None
    named = led or path.endswith("/") or SLOT.search(path) is not None
    return named and not path.startswith("/") and "." not in path.partition("/")[0].lstrip(".")
