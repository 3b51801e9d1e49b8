"""What a thing is called where its form is asked for: without what it stands in, as the database calls it, or by what a path lists.

Must not know clauses, nor which forms there are."""

from __future__ import annotations

from keeper_validate import shipped
from keeper_validate.checks.case import PARTS
from keeper_validate.checks.naming import words
from keeper_validate.checks.rest import collection_fault, parsed, word_lists
from keeper_validate.element import Element

_ROOTS = frozenset({"api", "rest"})
# Languages in which a table is called as it is declared.
_AS_DECLARED = frozenset({"sql", ""})


def bare_names(element: Element) -> tuple[str, ...]:
    """What a thing is called, without its method or what it stands in; of a table what the database calls it, if its class tells."""
    if element.kind == "table" and (element.language not in _AS_DECLARED or element.named("table")):
        return tuple(facet.name.rpartition(".")[2] for facet in element.named("table"))
    last = element.name.rpartition(" ")[2]
    return (last.rpartition(".")[2] if element.kind in PARTS or element.kind == "table" else last,)


def listed(route: Element) -> tuple[str, ...]:
    """The segments of a route's path that say of what it gives one or many: those with a fault before a parameter, or else the only one."""
    known = word_lists()
    path = parsed(route, known)
    if path is None:
        return ()
    fault = collection_fault(path, known)
    alone = [segment for segment in path.segments if words(segment) and segment.lower() not in _ROOTS and not _is_version(segment)]
    doing = {*known.verbs, *known.intents, *known.plural_alike, *known.prefixes, *shipped.data("rules/lexicon/shapes")["doing"]}
    lone = alone if len(alone) == 1 and doing.isdisjoint(words(alone[0])) else []
    return (fault,) if fault is not None else tuple(lone)


def _is_version(segment: str) -> bool:
    return segment[:1] in "vV" and segment[1:].isdigit()
