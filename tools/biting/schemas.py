"""Asks the table of the schemas (`tests/biting/schemas.txt`) about each line of the schemas that editors use, taken away alone.

Must not ask about what only an editor shows: titles, descriptions, examples and the name of the standard refuse nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator

import test_bites_schemas as table
from answered import lines

from biting.rules import Taken, apart, leaves
from keeper_validate import shipped

_SHOWN = frozenset({"$schema", "title", "description", "examples"})


def of_schema(name: str) -> Iterator[Taken]:
    """Every leaf of `rules/schemas/<name>.json` that takes or refuses something; what remains is a text."""
    schema = json.loads(shipped.text(f"rules/schemas/{name}.json"))
    for path in leaves(schema, ()):
        rest, what = apart(schema, path)
        if not (path[-1] in _SHOWN and isinstance(what, str)) and path[-2:-1] != ("examples",):
            yield Taken(f"rules/schemas/{name}.json", ".".join(map(str, path)), repr(what), json.dumps(rest), path)


def unnoticed(name: str) -> tuple[int, list[Taken]]:
    """How many leaves of a schema were taken away, and those that no row of the table misses."""
    rows = [(question, answer) for question, answer in lines(table.SCHEMAS) if question.startswith(f"{name}: ")]
    taken, real = list(of_schema(name)), shipped.text
    try:
        return len(taken), [one for one in taken if not _missed(one, rows)]
    finally:
        shipped.text = real


def _missed(taken: Taken, rows: list[tuple[str, str]]) -> bool:
    shipped.text = lambda name: str(taken.rest)
    try:
        return any(table.refused(question) != answer for question, answer in rows)
    except Exception:
        return True
