"""The package that an import means where a build gives packages other names, asked of the reader of its language.

Must not know how a language's builds say so."""

from __future__ import annotations

from keeper_validate.extract.language import named
from keeper_validate.extract.module import Module
from keeper_validate.extract.records import reader
from keeper_validate.tree import Tree


def renamed(module: Module, specifier: str, path: str, tree: Tree) -> str | None:
    """The package that a specifier in a file means by another name, None where it means what it says. One that leads to a file of the tree
    is not asked about."""
    ask = getattr(reader(named(module.language)), "renamed", None)
    found: str | None = ask(specifier, path, tree) if ask is not None else None
    return found
