"""Constructs of languages that clauses ask for by name, such as a nested ternary or an empty catch block, as uses of the form `construct`.

Their queries are data (`rules/lexicon/constructs.yaml`). Must not know who asks."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.element import Use
from keeper_validate.extract.matching.queried import queried

FORM = "construct"


def constructs(path: str, source: bytes, names: frozenset[str]) -> Iterator[Use]:
    """The constructs of some names that a source holds, each line once."""
    matches = queried(path, source, "constructs", names)
    found = dict.fromkeys((name, node.start_point.row + 1) for name, captures in matches for node in captures["it"])
    yield from (Use("token", name, path, line, form=FORM) for name, line in sorted(found))
