"""Imports by a path that mean a package: a library's own examples import it by the folder that it stands in.

Must not read a file; the reader of the language says which package a path is the door of."""

from __future__ import annotations

from keeper_validate.extract.language import named
from keeper_validate.extract.module import Import
from keeper_validate.extract.records import reader
from keeper_validate.tree import Tree


def spelled(imported: Import, path: str, language: str, tree: Tree) -> str:
    """What an import in a file brings as it is spelt there, `express.Router`; of one by a path, by the package that this is the door of, or
    nothing."""
    module = imported.module
    if module.startswith("."):
        door = getattr(reader(named(language)), "door", None)
        module = door(module, path, tree) if door is not None else ""
    return f"{module}.{imported.member}" if module and imported.member not in ("", "default") else module
