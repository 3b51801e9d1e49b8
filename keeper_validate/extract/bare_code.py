"""Constructs in the code of languages that no grammar here reads, by their lines: a `goto` of C, a backtick of a shell.

Whose files those are and what of their text is no code is data (`rules/lexicon/bare.yaml`), what shows a construct as well (`code` in
`constructs.yaml`). Must not know who asks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.pathglob import matches_any

_INK = re.compile(r"[^\n]")
# what is blanked as a whole, and that of which the marks stay
_WHOLE, _INSIDE = ("comment", "body"), "text"


def code(path: str, source: bytes, names: Iterable[str]) -> Iterator[tuple[str, int]]:
    """What of some names stands in the code of a file, with its lines."""
    known = shipped.data("rules/lexicon/constructs")
    asked = [(name, known[name]["code"]) for name in sorted(names) if "code" in known.get(name, {})]
    sort = _sort(path) if asked else ""
    told = [(name, pattern) for name, patterns in asked for where, pattern in patterns.items() if sort in where.split()]
    text = bare(sort, source.decode("utf-8", "replace").replace("\r\n", "\n")) if told else ""
    for name, pattern in told:
        yield from ((name, text.count("\n", 0, _place(found)) + 1) for found in _compiled(pattern).finditer(text))


def _sort(path: str) -> str:
    """The language of a file that no grammar reads; empty where nobody knows it."""
    return next((name for name, told in shipped.data("rules/lexicon/bare").items() if matches_any(path, tuple(told["files"]))), "")


def bare(sort: str, text: str) -> str:
    """A text without its comments and without what stands in its texts, every line in its place."""
    return _compiled(shipped.data("rules/lexicon/bare")[sort]["apart"]).sub(_blanked, text)


def _blanked(found: re.Match[str]) -> str:
    groups = found.groupdict()
    whole = next((groups[name] for name in _WHOLE if groups.get(name)), None)
    if whole is not None:
        return found[0].replace(whole, _INK.sub(" ", whole)) if whole else found[0]
    text = groups.get(_INSIDE)
    return text[0] + _INK.sub(" ", text[1:-1]) + text[-1] if text and len(text) > 1 else found[0]


def _place(found: re.Match[str]) -> int:
    """Where a construct begins: what is called `it`, or all that was found."""
    return found.start("it") if "it" in found.re.groupindex else found.start()


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.MULTILINE | re.DOTALL)
