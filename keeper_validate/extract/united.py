"""What several rules say of one definition (a component, and that it is the default export), as one element with all their facets.

Must not unite calls: two of them in a line are two."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.element import Element
from keeper_validate.values import replace

_APART = "auth_call"


def one_view(found: list[Element]) -> list[Element]:
    """The elements without those tables of SQL that a model declares as well: the model is where the table is looked after."""
    if not any(_is_sql_table(element) for element in found):
        return found
    declared = frozenset(
        name.lower()
        for element in found if element.kind == "table" and not _is_sql_table(element)
        for name in (element.name, *(facet.name for facet in element.named("table")))
    )
    return [one for one in found if not (_is_sql_table(one) and one.name.rpartition(".")[2].lower() in declared)]


def _is_sql_table(element: Element) -> bool:
    return element.kind == "table" and element.language == "sql"


def united(found: Iterable[Element]) -> Iterator[Element]:
    """The elements of a file, those of one kind, name and line as one, where the first of them stood."""
    made: dict[tuple[str, str, int, int], Element] = {}
    for element in found:
        key = (element.kind, element.name, element.line, len(made) if element.kind == _APART else 0)
        known = made.get(key)
        made[key] = element if known is None else replace(known, facets=tuple(dict.fromkeys((*known.facets, *element.facets))))
    yield from made.values()
