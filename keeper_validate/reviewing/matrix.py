"""The review matrix: the first row that fits a thing decides on it. Must not know a row by name: they are in `rules/review/matrix.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.values import dataclass

OUTCOMES = ("reuse", "extend", "approve", "remove", "note", "reject", "defer")


@dataclass(frozen=True, slots=True)
class Row:
    """One row: under which facts it holds, what comes of it, and what the author is told."""

    name: str
    when: tuple[tuple[str, tuple[str, ...]], ...]
    outcome: str
    because: str
    instead: str
    why: str


def row_for(values: Mapping[str, str]) -> Row:
    """The first row all of whose conditions hold."""
    return next(row for row in rows() if all(values.get(fact) in fits for fact, fits in row.when))


@cache
def rows() -> tuple[Row, ...]:
    """The rows in order."""
    return tuple(
        Row(row["row"], tuple((fact, _listed(fits)) for fact, fits in row["when"].items()), row["outcome"], row["because"],
            row.get("instead", ""), row["why"])
        for row in shipped.data("rules/review/matrix")["rows"]
    )


def _listed(fits: Any) -> tuple[str, ...]:
    return tuple(map(str, fits)) if isinstance(fits, list) else (str(fits),)
