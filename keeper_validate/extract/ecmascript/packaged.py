"""Which element a tag names, and whether a package or a component of this repository stands behind it. Must not see a tree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from keeper_validate.element import Facet
from keeper_validate.extract.ecmascript.words import words
from keeper_validate.extract.module import Import

_OWN = (".", "/", "@/", "~", "#", "$")


def facets_of(name: str, where: str, imports: Mapping[str, Import]) -> Iterator[Facet]:
    """An element by its tag, or the page's own that a package moves or styles (`motion.button`), the package it comes from, or that it
    wraps a component of this repository."""
    first, _, rest = name.partition(".")
    imported = imports.get(first)
    package = imported if imported is not None and not imported.module.startswith(_OWN) else None
    moved = package is not None and rest.islower() and not words().factories.isdisjoint((first, package.member))
    yield Facet("renders", rest if moved else name, where)
    if package is not None:
        member = ".".join(part for part in (first if package.member == "default" else package.member, rest) if part)
        yield Facet("primitive", f"{package.module}:{member}", where)
    elif where == "root" and first[:1].isupper():
        yield Facet("wraps", name)
