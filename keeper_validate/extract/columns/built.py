"""The facts of columns that a migration builds by chains of calls, by what a framework's words mean (`built` of
`rules/lexicon/columns.yaml`). Must not know which calls make columns: the element tells its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.columns.stated import SHARED, Column, deleting, facet, keyed

_CALL = re.compile(r"(?:->|\.)\s{0,99}(\w{1,60})\(((?:[^()]|\([^()]{0,400}\)){0,400}?)\)")
_TEXT = re.compile(r"""["'](\w{1,90})["']""")
_LONGEST = 2000
_Calls = list[tuple[str, str]]


def is_built(framework: str) -> bool:
    """Whether the words of a framework are known."""
    return framework in _data()


def built(element: Element, source: bytes) -> Iterator[Facet]:
    """The facts of the columns of a table that a source names, and of the table."""
    told = _data()[element.framework]
    columns = {one.name for one in element.named("column")}
    found: dict[str, Column] = {}
    whole, primary = False, False
    for opening, body in _bodies(told["opens"], element.name, source.decode("utf-8", "replace")):
        whole = whole or opening in told["whole"]
        for statement in body.split(";"):
            calls = _CALL.findall(statement) if len(statement) < _LONGEST else []
            primary = primary or any(word in told["facts"]["primary"] for word, _ in calls)
            _take(calls, told, columns, found)
    yield from map(facet, found.values())
    yield keyed((*found.values(), *((Column("", frozenset({"primary"})),) if primary else ())), whole)


def _take(calls: _Calls, told: dict[str, Any], columns: set[str], found: dict[str, Column]) -> None:
    """What one statement says of a column that it makes, or of one that was made before it."""
    names = _TEXT.findall(calls[0][1]) if calls else []
    if not names or names[0] not in columns:
        return
    beside = calls[0][0] in told["beside"]
    if not beside:
        found[names[0]] = Column(names[0], _facts(calls, told) | frozenset({"nullable" if _is_nullable(calls, told) else "required"}))
        return
    for name in found.keys() & {*names}:
        said = frozenset(SHARED) if len(names) > 1 else _facts(calls, told)
        found[name] = Column(name, found[name].facts | said)


def _facts(calls: _Calls, told: dict[str, Any]) -> frozenset[str]:
    facts = {fact for fact, words in told["facts"].items() for word, _ in calls if word in words}
    actions = [_TEXT.findall(given) or [given] for word, given in calls if word in told["deleting"]]
    return frozenset(facts - {"nullable"}).union(*(deleting(" ".join(action)) for action in actions))


def _is_nullable(calls: _Calls, told: dict[str, Any]) -> bool:
    return any(word in told["facts"]["nullable"] and given.strip() != "false" for word, given in calls)


def _bodies(opens: str, table: str, source: str) -> Iterator[tuple[str, str]]:
    """The pieces of a source that build a table, each up to the next one, with the word that opens it."""
    openings = list(re.finditer(opens, source))
    ends = [*(one.start() for one in openings[1:]), len(source)]
    yield from ((one["word"], source[one.end():end]) for one, end in zip(openings, ends, strict=False) if one["table"] == table)


def _data() -> dict[str, Any]:
    told: dict[str, Any] = shipped.data("rules/lexicon/columns")["built"]
    return told
