"""The paths that a line names as the place of something: “the `jobs` folder”, “`.sql` files under `db/`”. Must not know what lies there."""

from __future__ import annotations

import re
from functools import cache

from keeper_validate.compile.sentences.adjuncts import Run, lows
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.slotted import is_slotted, slots_open
from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.compile.vocabulary.words import Word
from keeper_validate.values import replace

_AREA = 3


@cache
def home_words(name: str) -> frozenset[str]:
    """The words of a list of `rules/lexicon/homes.yaml`."""
    return frozenset(lexicon.mapping("homes", name))


def told_place(run: Run, at: int, told: bool) -> tuple[Run, int]:
    """The paths that begin at an index and where they end; `told` that a word says that a place follows."""
    while told and run[at:at + 1] and not run[at].literal and (run[at].low in home_words("before") or run[at].low.endswith("'s")):
        at += 1
    at = _behind_ending(run, at) if told else at
    if told and run[at + 1:] and run[at].low in (home_words("folders") | home_words("files")) and run[at + 1].low in home_words("inside"):
        return told_place(run, at + 2, told)  # “in its own folder under `jobs/`”
    if told and (within := _behind_area(run, at)):
        return told_place(run, within, told)
    found: list[Word] = []
    while run[at:at + 1]:
        folder = run[at + 1:at + 2] and run[at + 1].low in home_words("folders")
        path, size = _path(_any_of(run, at), bool(folder) and told), 1
        path, size = _slashed(run, at) if told and path is None else (path, size)
        if not path:
            break
        found.append(path)
        at += size
        while run[at:at + 1] and run[at].low in (home_words("folders") | home_words("files")) and not run[at].literal:
            at += 1
        joined = lows(run[at:at + 1]) in (("or",), ("and",), (",",), ("/",)) and run[at + 1:at + 2] and _path(run[at + 1], False)
        at += int(bool(joined))
        if not joined:
            break
    return tuple(found), at


def _slashed(run: Run, at: int) -> tuple[Word | None, int]:
    """“AcmeKit/Tests”: a path in no quotes whose words are known from nothing else, one of which no prose is written with."""
    size = 1
    while run[at + size + 1:] and run[at + size].text == "/" and run[at + size + 1].sort in ("word", "name"):
        size += 2
    parts = [word.text for word in run[at:at + size:2]]
    marked = any(re.search(r"[a-z0-9][A-Z]", part) or part.lower() in lexicon.grammar("plain_folders") for part in parts)
    known = any(lexicon.technology(part) or part.lower() in lexicon.grammar(name) for part in parts for name in ("languages", "proper"))
    named = size > 1 and marked and not known and all(re.fullmatch(r"[\w\-.]+", part) for part in parts)
    return (Word("/".join(parts), "code"), size) if named else (None, 1)


def _any_of(run: Run, at: int) -> Word:
    """“`dto/` folders”, “any `dto/` folder”: each that is called so."""
    return Word(run[at].text.rstrip("/"), "code") if is_any(run, at) else run[at]


def is_any(run: Run, at: int) -> bool:
    """Whether a folder by its bare name is one of many: “`dto/` folders”, “any `dto/` folder”."""
    before, behind = (run[at - 1].low if at else ""), (run[at + 1].low if run[at + 1:] else "")
    listed, single = before in ("and", "or", ","), before in ("any", "each", "every")
    many = (behind in ("folders", "directories") and not listed) or (behind in ("folder", "directory") and single)
    return many and re.fullmatch(r"[\w.-]+/", run[at].text) is not None


def _behind_area(run: Run, at: int) -> int:
    """“the test targets within `Tests/`”: where the path begins behind what is spoken of as a part of it; 0 where nothing is."""
    plain = next((end for end in range(at, min(at + _AREA, len(run))) if run[end].low in home_words("areas")), len(run))
    told = run[plain + 1:plain + 2] and run[plain + 1].low in home_words("inside") and not any(word.literal for word in run[at:plain + 1])
    return plain + 2 if told else 0


def _behind_ending(run: Run, at: int) -> int:
    """“`.sql` files under `queries/`”: where the path begins behind what the files end in."""
    ended = run[at:at + 1] and run[at].literal and re.fullmatch(r"\*?\.\w+", run[at].text)
    next_one = at + 1 + int(lows(run[at + 1:at + 2]) in (("files",), ("file",)))
    return next_one + 1 if ended and lows(run[next_one:next_one + 1])[:1] and lows(run[next_one:])[0] in home_words("inside") else at


def _path(word: Word, folder: bool) -> Word | None:
    """A word as the path that it is, in code or by the noun behind it: “the `jobs` folder”, “the Models folder”."""
    text = word.text
    absolute = text[:1] == "/" and text[1:].partition("/")[0] in lexicon.grammar("roots")
    if absolute or re.fullmatch(r"\*?\.\w+", text):
        return None  # what files end in, and a place on somebody's machine
    known = text[:1] == "/" and text.strip("/") in lexicon.grammar("plain_folders")
    strange = re.search(r"[\s()=]|://|^[@~#$]|^/[^/]*$|^(?:GET|POST)", text) is not None
    if word.literal and (known or not strange) and ("/" in text or is_file(text)):
        return Word(f"{text.strip('/')}/" if known else text, "code")
    proper = text[:1].isupper() and word.low not in lexicon.grammar("determiners")  # “This directory holds all schemas”
    named = re.fullmatch(r"[\w\-.]+", text) is not None and (word.literal or proper)
    return Word(text, "name") if folder and named else None


def path_of(word: Word) -> Word | None:
    """A word as a path, where nothing behind it says that it is one."""
    return _path(word, False)


def slots_named(place: Run, subject: Run) -> Run:
    """“create model in `domain/model_name.py`”: a file that is called after the one that is made, as any of that folder."""
    made = "|".join(re.escape(word.low) for word in subject[-1:])
    called = re.compile(rf"(?i)(?:[\w-]+[-_])?(?:{made})[-_]?name(?=\.\w+$)")
    return tuple(replace(word, text=_last_of(word.text, called)) for word in place)


def _last_of(path: str, called: re.Pattern[str]) -> str:
    folder, slash, name = path.rpartition("/")
    return f"{folder}{slash}{slots_open(called.sub('*', name))}"


def holds_lines(place: Run) -> bool:
    """Whether a place is a file, to which lines are added."""
    return any(is_file(word.text) and not word.text.endswith("/") and not is_slotted(word.text.rpartition("/")[2]) for word in place)
