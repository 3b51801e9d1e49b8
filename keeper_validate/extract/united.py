"""What several rules say of one definition (a component, and that it is the default export), as one element with all their facets.

Must not unite calls: two of them in a line are two."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from keeper_validate.element import Element
from keeper_validate.values import replace

_APART, _COLUMN = "auth_call", "column"
_BOUND, _REBINDING = "enum", frozenset({"python"})


def one_view(found: list[Element], elsewhere: Callable[[list[Element]], frozenset[str]] = lambda _: frozenset()) -> list[Element]:
    """The elements without those tables of SQL, and of calls and texts that create some, that a model declares as well: the model is where
    the table is looked after. `elsewhere` names, in lower case, those created by code that models of no element declare."""
    if not any(_is_made(element) for element in found):
        return found
    declared = frozenset(
        name.lower()
        for element in found if element.kind == "table" and not _is_made(element)
        for name in (element.name, *(facet.name for facet in element.named("table")))
    )
    kept = [one for one in found if not (_is_made(one) and _plain_name(one) in declared)]
    by_code = [one for one in kept if one.kind == "table" and one.named("made")]
    known = elsewhere(by_code) if by_code else frozenset()
    return [one for one in kept if not (known and one.kind == "table" and one.named("made") and _plain_name(one) in known)]


def with_migrated(found: Iterable[Element], tables: Iterable[Element]) -> list[Element]:
    """Some elements and the tables that migrations lead to; one that a model says to be its own is the model's, with the columns that this
    leaves to the migrations."""
    listed = list(found)
    own = {facet.name.lower(): at for at, one in enumerate(listed) if one.kind == "table" for facet in one.named("table")}
    for table in tables:
        at = own.get(table.name.lower())
        if at is None:
            listed.append(table)
        else:
            known = {facet.name for facet in listed[at].named(_COLUMN)}
            more = (facet for facet in table.named(_COLUMN) if facet.name not in known)
            listed[at] = replace(listed[at], facets=(*listed[at].facets, *more))
    return listed


def _plain_name(table: Element) -> str:
    return table.name.rpartition(".")[2].lower()


def _is_made(element: Element) -> bool:
    """Whether a table is one that statements make, not one that a model declares."""
    return element.kind == "table" and (element.language == "sql" or bool(element.named("made")))


def last_said(found: Iterable[Element]) -> Iterator[Element]:
    """The elements of a file without sets of values that it binds anew below: where a language allows that, the last one stands."""
    listed = list(found)
    last = {(one.kind, one.name): one.line for one in listed if one.kind == _BOUND and one.language in _REBINDING}
    yield from (one for one in listed if last.get((one.kind, one.name), one.line) == one.line)


def united(found: Iterable[Element]) -> Iterator[Element]:
    """The elements of a file, those of one kind, name and line as one, where the first of them stood."""
    made: dict[tuple[str, str, int, int], Element] = {}
    for element in found:
        key = (element.kind, element.name, element.line, len(made) if element.kind == _APART else 0)
        known = made.get(key)
        made[key] = element if known is None else replace(known, facets=tuple(dict.fromkeys((*known.facets, *element.facets))))
    yield from made.values()
