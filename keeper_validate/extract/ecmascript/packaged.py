"""Which element a tag names, and whether a package or a component of this repository stands behind it. Must not see a tree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from keeper_validate.element import Facet
from keeper_validate.extract.ecmascript.words import words
from keeper_validate.extract.module import Import

_OWN = (".", "/", "@/", "~", "#", "$")


def facets_of(name: str, where: str, imports: Mapping[str, Import]) -> Iterator[Facet]:
    """An element by its tag, the package it comes from and which of the page's it moves or styles (`motion.button`), or that it wraps a
    component of this repository."""
    yield Facet("renders", name, where)
    first, _, rest = name.partition(".")
    imported = imports.get(first)
    if imported is not None and not imported.module.startswith(_OWN):
        member = ".".join(part for part in (first if imported.member == "default" else imported.member, rest) if part)
        yield Facet("primitive", f"{imported.module}:{member}", where)
        if rest.islower() and not words().factories.isdisjoint((first, imported.member)):
            yield Facet("renders", rest, where)
    elif where == "root" and first[:1].isupper():
        yield Facet("wraps", name)
