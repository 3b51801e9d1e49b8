"""The words by which people say what functions take, give back, bear or are, as data (`rules/lexicon/functions.yaml`).

Must not know how they stand together in a sentence."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.compile.vocabulary.class_words import Run
from keeper_validate.compile.vocabulary.phrases import Phrases
from keeper_validate.compile.vocabulary.phrases import phrases as listed

_PARAMETER = re.compile(
    r"(?:[*&]|mut )*(?P<name>[A-Za-z_$][\w.]*)(?:\??\s*:\s*|\s+)?(?P<type>[&*]*[A-Za-z][\w.]*)?(?:<.*>|\[.*\])?\??(?:\s*=.*)?"
)


def size(name: str, run: Run, at: int) -> int:
    """How many words from one on are a phrase of a list."""
    return _listed(name).longest(tuple(word.low for word in run), at)


def phrases(name: str) -> frozenset[str]:
    """The phrases of a list."""
    return _listed(name).known


def known(name: str) -> Any:
    """What is known under a name."""
    return shipped.data("rules/lexicon/functions")[name]


def parameter(text: str) -> str:
    """What a parameter is known by, of its name and its type: `ctx|context.Context`; nothing where a text is none."""
    found = _PARAMETER.fullmatch(text.strip())
    if found is None:
        return ""
    pieces = (found["name"], (found["type"] or "").lstrip("&*"))
    told = [one for one in pieces if one and one not in phrases("common_types")]
    return "|".join(dict.fromkeys(told))


def relative(run: Run, at: int) -> tuple[str, int]:
    """“that take a `Clock`”: what the functions that are meant take, and where that ends."""
    if not size("relative", run, at):
        return "", at
    behind = at + 1
    takes = size("taking", run, behind)
    behind += takes
    behind += size("articles", run, behind)
    name = parameter(run[behind].text) if takes and behind < len(run) and run[behind].literal else ""
    return (name, behind + 1 + size("parameters", run, behind + 1)) if name else ("", at)


def places(run: Run, at: int) -> tuple[tuple[str, ...], int]:
    """“in `src/api/`”: where they lie, and where that ends."""
    held = at + 1 < len(run) and run[at].low in ("in", "under", "inside", "within") and run[at + 1].sort == "path"
    return ((run[at + 1].text,), at + 2) if held else ((), at)


@cache
def _listed(name: str) -> Phrases:
    return listed(map(str, known(name)))
