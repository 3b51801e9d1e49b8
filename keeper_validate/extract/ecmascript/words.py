"""The words of libraries that the reading of JSX and templates needs: `rules/ecmascript/jsx.yaml`. Must not read a source."""

from __future__ import annotations

from functools import cache

from keeper_validate import shipped
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Words:
    """The words of `rules/ecmascript/jsx.yaml`."""

    transparent: frozenset[str]
    suffixes: tuple[str, ...]
    portals: frozenset[str]
    elements: frozenset[str]
    results: frozenset[str]
    factories: frozenset[str]
    element_types: frozenset[str]
    component_types: frozenset[str]
    props: frozenset[str]
    polymorphic: tuple[str, ...]
    dynamic: frozenset[str]


@cache
def words() -> Words:
    """The words, read once."""
    data = shipped.data("rules/ecmascript/jsx")
    return Words(
        frozenset(data["transparent"]),
        tuple(data["transparent_suffixes"]),
        frozenset(data["portals"]),
        frozenset(data["elements"]),
        frozenset(data["results"]),
        frozenset(data["factories"]),
        frozenset(data["element_types"]),
        frozenset(data["component_types"]),
        frozenset(data["props"]),
        tuple(data["polymorphic"]),
        frozenset(data["dynamic"]),
    )
