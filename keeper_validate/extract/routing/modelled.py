"""Which of the tables that migrations create a model of an unchanged file declares: then the table is not what the change brings.

Looks at files that are named like models, above and below the migration, within bounds; what one declares is asked only where it says the
name."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache

from keeper_validate import shipped
from keeper_validate.element import Element
from keeper_validate.extract.language import language_of
from keeper_validate.extract.module import Module
from keeper_validate.tree import Tree, above, below

_FOLDERS, _FILES, _DEPTH = 400, 300, 4
_PARTS = re.compile(r"[A-Za-z][a-z]*|[A-Z]+")


def modelled(made: Iterable[Element], asked: Collection[str], tree: Tree, declares: Callable[[str], bool]) -> frozenset[str]:
    """The names of such tables, in lower case; `declares` tells whether a file holds a model of any table."""
    sought: dict[str, set[str]] = {}
    for element in made:
        language = language_of(element.path)
        if language is not None:
            sought.setdefault(language.rules, set()).add(element.name.rpartition(".")[2])
    found: set[str] = set()
    paths = [path for path in _models(made, tree) if path not in asked]
    tree.prefetch(entry.oid for path in paths if (entry := tree.entry(path)) is not None)
    for path in paths:
        language, text = language_of(path), tree.text(path)
        said = [name for name in sought.get(language.rules, ()) if _says(text, name)] if language is not None else []
        if said and (any(mark in text for mark in shipped.data("rules/lexicon/modelling")["marks"]) or declares(path)):
            found.update(map(str.lower, said))
    return frozenset(found)


def past(module: Module, rules: str) -> bool:
    """Whether a module is a migration, and its models what the tables once were."""
    told = shipped.data("rules/lexicon/modelling")["past"].get(rules, ())
    return bool(told) and not set(told).isdisjoint(one.name for one in module.definitions)


def _models(made: Iterable[Element], tree: Tree) -> list[str]:
    found: dict[str, None] = {}
    visited: set[str] = set()
    for folder in dict.fromkeys(place for element in made for place in above(element.path)):
        found.update(dict.fromkeys(_below(folder, tree, False, _DEPTH, visited)))
    return list(found)[:_FILES]


def _below(folder: str, tree: Tree, inside: bool, depth: int, visited: set[str]) -> Iterator[str]:
    """The sources of a folder that are named like models, or stand in one that is."""
    if folder in visited or len(visited) >= _FOLDERS:
        return
    visited.add(folder)
    for name, entry in tree.names(folder):
        path, told = below(folder, name), inside or _told(name)
        if entry.is_directory and depth and not name.startswith("."):
            yield from _below(path, tree, told, depth - 1, visited)
        elif entry.is_file and told and language_of(path) is not None:
            yield path


def _told(name: str) -> bool:
    return not _words().isdisjoint(word.lower() for word in _PARTS.findall(name.partition(".")[0]))


@cache
def _words() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/modelling")["words"])


def _says(text: str, name: str) -> bool:
    return re.search(rf"[\"'`]{re.escape(name)}[\"'`]|\bclass\s+{re.escape(name)}\b", text) is not None
