"""Where tests live, as a line tells it by one of them, by their sort, or by what their folders look like.

Must not know which files are tests."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.home_paths import home_words
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.vocabulary.words import Word

_PAIR = 2
SLOT = re.compile(r"\[[\w\-]+\]|\{[\w\-]+\}|<[\w\- ]+>|\*")


def folder_of_tests(label: Run, place: Run) -> Run:
    """“Test files: `test/cart_test.exs`”: one of them, which shows the folder of all."""
    top = place[0].text.partition("/")[0] if len(place) == 1 and not SLOT.search(place[0].text) else ""
    told = " ".join(lows(label)) in home_words("tests") and top in home_words("test_folders")
    return (Word(f"{top}/", "code"),) if told else ()


def mirrored(found: tuple[Part, ...]) -> tuple[Run, Run] | tuple[()]:
    """“Tests mirror the source: `lib/a.ex` → `test/a_test.exs`”: tests, and the folder of the one that is shown."""
    words = lows(found[0].words) if found else ()
    deed = next((at for at in range(1, len(words)) if words[at] in home_words("mirroring")), 0)
    subject = tuple(word for word in found[0].words[:deed] if word.low not in home_words("must") | home_words("every")) if deed else ()
    behind = [*(word for part in found[1:] for word in part.words), *(word for part in found for _, run in part.asides for word in run)]
    shown = [word for word in behind if word.literal and "/" in word.text]
    folder = folder_of_tests(subject, (shown[-1],)) if len(shown) == _PAIR and home_words("test_sorts").isdisjoint(lows(subject)) else ()
    return (subject, folder) if folder else ()


def are_of_tests(place: Run) -> bool:
    """“tests mirror the app in `app/tests/`”, where “in `src/`” is what they mirror."""
    return all(not home_words("test_folders").isdisjoint(word.text.lower().split("/")) for word in place)


def are_some_tests(subject: Run, place: Run) -> bool:
    """“test files live in `tests/unit/`”: those of one sort, for all that anybody knows."""
    folders = {part for word in place for part in word.text.lower().split("/")}
    return subject[0].low.startswith(("test", "spec")) and not home_words("test_sorts").isdisjoint(folders)
