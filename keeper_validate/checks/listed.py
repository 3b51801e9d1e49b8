"""Roles, permissions and feature flags, as far as a project lists them: as the members of an enum that is called after them.

Must not guess at what is only a text somewhere."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.checks.case import Case, gained
from keeper_validate.checks.naming import names
from keeper_validate.element import Element, Facet

LISTED = frozenset({"role", "scope", "feature_flag"})
"""Kinds that no element of source is of, but members of enums are."""


def added(kinds: frozenset[str], contexts: frozenset[str], case: Case) -> Iterator[tuple[str, Element, Facet]]:
    """The members that a change adds to lists of these kinds: the kind, the enum and the member."""
    for element, facets in gained(case, contexts):
        if element.kind == "enum" and (kind := _kind(element, kinds & LISTED)) is not None:
            yield from ((kind, element, facet) for facet in facets if facet.role == "member")


def _kind(element: Element, kinds: frozenset[str]) -> str | None:
    listed = shipped.data("rules/lexicon/shapes")["listed_in"]
    return next((kind for kind in sorted(kinds) if names(listed[kind], element.name)), None)
