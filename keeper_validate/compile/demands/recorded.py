"""Where something is to be written down or entered, as the files that then come along: “must be documented in `.env.example`”.

Must not know of what it is asked."""

from __future__ import annotations

import re

from keeper_validate.compile.demands.dubbed import files_of
from keeper_validate.compile.demands.wanted import Wanted, among, have_endings, one_glob
from keeper_validate.compile.sentences.adjuncts import Run, lows, without
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.vocabulary import lexicon, pairs
from keeper_validate.compile.vocabulary.words import Word

_PIECE = re.compile(r"[A-Z][a-z0-9]+")
_CLASS = re.compile(r"(?:[A-Z][a-z0-9]+){2,}")


def beside(statement: Statement) -> tuple[Run, ...]:
    """Where the companion has to stand, and not what it is a companion of."""
    return tuple(run for run in statement.adjuncts("inside") if run not in statement.homes)


def recorded(run: Run, statement: Statement) -> Wanted | None:
    """“must be documented in `.env.example`”."""
    words = without(run, "be")
    if len(words) != 1 or not lexicon.at("recorded", (words[0].low,), 0):
        return None
    places = (*beside(statement), *statement.adjuncts("source", "means"))
    files = [word.text for part in places for word in part if is_file(word.text) and not word.text.endswith("/")]
    if files and have_endings(files):
        return among(files, places)
    called = [_PIECE.findall(word.text) for part in places for word in part if _CLASS.fullmatch(word.text)]
    lists = len(called) == len(places) == 1 and called[0][-1].lower() in lexicon.grammar("registries")
    if lists and lexicon.at("entered", (words[0].low,), 0):
        return Wanted(f"**/{files_of(tuple(map(str.lower, called[0])))}", partial=True, guessed=True)
    folders = [f"{word.text.strip('/')}/**" for part in places for word in part if _is_folder(word)]
    if folders:  # where it is added to a folder, it has to stand there itself
        return Wanted(one_glob(folders), partial=True) if words[0].low != "added" else None
    if words[0].low == "tested" and not any(_is_elsewhere(part) for part in places):
        return Wanted(pairs.companion("test") or "", partial=bool(statement.around))
    documented = words[0].low == "documented" and not statement.around
    return Wanted(pairs.companion("documentation") or "", partial=True) if documented else None


def _is_folder(word: Word) -> bool:
    """“registered in `internal/api`”: any file of the folder may hold it."""
    return word.literal and is_file(word.text) and "/" in word.text and "." not in word.text and "*" not in word.text


def _is_elsewhere(place: Run) -> bool:
    """“tested on a copy”: where it is tried out, which no file shows."""
    return lows(place)[:1] in (("a",), ("an",)) and not any(word.literal or lexicon.technology(word.text) for word in place)
