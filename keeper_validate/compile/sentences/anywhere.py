"""Folders that may stand anywhere: “a `src` directory”, “`shared/` folders”. Must not know what is said of them."""

from __future__ import annotations

import re

from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.literal import is_file
from keeper_validate.compile.vocabulary.words import Word, singular

_ANY = frozenset({"a", "an", "any", "new"})


def anywhere(run: Run, at: int) -> Run:
    """A phrase with the name of a folder at a place as that of any which is called so, where it means one; `src/ui` stands in one place,
    and so does “the `docs/` folder”."""
    noun, text = "".join(word.low for word in run[at + 1:at + 2]), run[at].text
    if singular(noun) not in ("folder", "directory"):
        return run
    several = noun != singular(noun) or any(word.low in _ANY for word in run[:at])
    bare = several and re.fullmatch(r"\w[\w-]*/", text)
    if not bare and (is_file(text) or not re.fullmatch(r"[\w-]+(?:/[\w-]+)*", text)):
        return run
    return (*run[:at], Word(f"**/{text.rstrip('/')}/**", "path"))
