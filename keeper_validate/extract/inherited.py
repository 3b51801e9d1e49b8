"""What a table or a schema has from the classes above it: the names that they hold, or that more may come from outside the tree.

Must not know any framework; which bases hold nothing stands in `rules/lexicon/modelling.yaml`."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.element import INHERITED, Facet
from keeper_validate.extract.declared import declares
from keeper_validate.extract.matching.conditions import matches_name
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site

_HELD = frozenset({"value", "annotation"})


def inherited(path: str, definition: Definition, resolver: Resolver) -> Iterator[Facet]:
    """The names of what classes above a definition hold, and `*` where one of them is not of the tree and may hold anything."""
    own = (path, definition.name)
    for member in resolver.members(Site(path, definition)) if definition.bases else ():
        owner, _, name = member.key[1].rpartition(".")
        one = member.definition if (member.path, owner) != own else None
        if one is not None and (one.form in _HELD or declares(one, member.path, resolver)):
            yield Facet(INHERITED, name)
    if any(_is_unknown(name) for base in definition.bases for name in resolver.lineage(path, _scope(definition), base)):
        yield Facet(INHERITED, "*")


def _is_unknown(name: str) -> bool:
    """Whether a base is of no file of the tree, and none that is known to hold nothing."""
    return "#" not in name and bool(name) and not matches_name(name, shipped.data("rules/lexicon/modelling")["bare"])


def _scope(definition: Definition) -> str:
    return definition.name.rpartition(".")[0]
