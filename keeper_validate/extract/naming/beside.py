"""The files that share the scope of one, where a language has such, by the name that is sought in them. Must not follow names."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.language import named
from keeper_validate.extract.module import Module
from keeper_validate.extract.records import reader
from keeper_validate.extract.sources import Sources


def beside(path: str, module: Module, name: str, sources: Sources) -> Iterator[tuple[str, Module]]:
    """The files that may declare a name, which a method of a type has as `Type.method`."""
    siblings = getattr(reader(named(module.language)), "siblings", None)
    for sibling in siblings(path, sources.tree, name) if siblings is not None else ():
        other = sources.names(sibling)
        if other is not None:
            yield sibling, other
