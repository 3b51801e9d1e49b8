"""Routes that an application lists in documents of YAML, each by its path and what answers; one document includes another behind a prefix.

Where such documents lie, and by which keys they speak, is data. Must not know any framework."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.errors import KeeperError
from keeper_validate.extract.constants import is_open, opened, plainly
from keeper_validate.extract.decoding import Unreadable, source_text
from keeper_validate.extract.naming.relative import normal
from keeper_validate.extract.routing.attributed import plain_path
from keeper_validate.extract.routing.route_path import join, parameters
from keeper_validate.pathglob import matches_any
from keeper_validate.tree import Tree, below
from keeper_validate.yaml import Mapping, Node, Scalar, Sequence, decode, untagged

_RULES = ("rules/php/symfony_documents",)
_BETWEEN = re.compile(r"[|,\s]+")
_FILLED = re.compile(r"%([\w.]+)%")
_DEPTH = 4


def listed_routes(tree: Tree, paths: Iterable[str]) -> Iterator[Element]:
    """The routes of those of some paths that are such lists."""
    for rules in _RULES:
        known: dict[str, Any] = shipped.data(rules)
        for path in paths:
            if matches_any(path, tuple(known["listing"])) and any(tree.entry(root + known["beside"]) is not None for root in _roots(path)):
                yield from _routes(path, known, tree)


def _routes(path: str, known: dict[str, Any], tree: Tree) -> Iterator[Element]:
    entries = list(_entries(_read(path, tree), known))
    listing = [(entry, written) for entry in entries for written in _written(_first(entry, known["path"]))]
    prefixes = tuple(dict.fromkeys(_prefixes(path, known, tree))) if listing else ()
    for entry, written in listing:
        for prefix in prefixes or (None,):
            yield from _elements(path, entry, join(prefix or "", _plain(written)) or "/", prefix is None, known)


def _plain(written: str) -> str:
    """A path as it is served; what the configuration fills in only a run can tell."""
    return _FILLED.sub(lambda place: opened(place[1].rpartition(".")[2]), plain_path(written))


def _elements(path: str, entry: Mapping, whole: str, unresolved: bool, known: dict[str, Any]) -> Iterator[Element]:
    written = whole if whole.startswith("/") else "/" + whole
    whole, unresolved = plainly(written), unresolved or is_open(written)
    several = entry.get(known["several"])
    answering = _first(entry, known["controller"]) or (_first(several, known["controller"]) if isinstance(several, Mapping) else None)
    handler = answering.text.rpartition("\\")[2] if isinstance(answering, Scalar) else ""
    for method in _methods(entry.get(known["methods"])) or ("ANY",):
        facets = [Facet("method", method), Facet("path", whole)]
        facets.extend([Facet("handler", handler)] if handler else ())
        facets.extend(Facet("param", name) for name in parameters(written))
        facets.extend([Facet("prefix", "unresolved")] if unresolved else ())
        yield Element("route", f"{method} {whole}", path, entry.line, entry.line, "yaml", known["framework"], facets=tuple(facets))


def _prefixes(path: str, known: dict[str, Any], tree: Tree, depth: int = 0) -> Iterator[str]:
    """Behind which prefixes a list is served: that of each other list that includes it, none where it is read by its place."""
    mains = [main for root in _roots(path) for main in _served(root, known, tree) if main != path] if depth < _DEPTH else []
    included = [(main, said) for main in mains for said in _including(main, path, known, tree)]
    for main, said in included:
        yield from (join(outer, said) for outer in dict.fromkeys(_prefixes(main, known, tree, depth + 1)))
    if not included and any(_is_served(path, root, known, tree) for root in _roots(path)):
        yield ""


def _is_served(path: str, root: str, known: dict[str, Any], tree: Tree) -> bool:
    """Whether a list lies where the application of a folder reads it: the whole tree, or a folder that holds what marks one."""
    marked = not root or any(tree.entry(root + mark) is not None for mark in known["marks"])
    return marked and matches_any(path.removeprefix(root), tuple(known["served"]))


def _including(main: str, path: str, known: dict[str, Any], tree: Tree) -> Iterator[str]:
    for entry in _entries(_read(main, tree), known):
        said, prefix = entry.get(known["include"]), entry.get(known["prefix"])
        said = said.get("path") if isinstance(said, Mapping) else said
        kind = entry.get(known["kind"])
        if isinstance(kind, Scalar) and kind.text not in known["files"]:
            continue  # what a loader of its own makes of it are no lists of routes
        if isinstance(said, Scalar) and _means(said.text, main, path) and (prefix is None or isinstance(prefix, Scalar)):
            yield _plain("/" + prefix.text.strip("/")) if prefix is not None and prefix.text.strip("/") else ""


def _means(said: str, main: str, path: str) -> bool:
    """Whether what a list includes is a file: by its path from there, below a folder, or within a bundle, which ends as its folder does."""
    if said.startswith("@"):
        bundle, _, inside = said.partition("/")
        folder = path.removesuffix("/" + inside).rpartition("/")[2]
        return path.endswith("/" + inside) and bundle.endswith(folder)
    place = normal(main.rpartition("/")[0], said)
    return place is not None and (path == place or path.startswith(place.rstrip("/") + "/"))


def _roots(path: str) -> Iterator[str]:
    """The folders above a file, the nearest first, each with a slash behind it."""
    while "/" in path:
        path = path.rpartition("/")[0]
        yield path + "/"
    yield ""


def _served(root: str, known: dict[str, Any], tree: Tree) -> list[str]:
    """The lists that an application of a folder reads by their places."""
    folders = dict.fromkeys(one.rpartition("/")[0] for one in known["served"])
    files = (below(root + folder, name) for folder in folders for name, entry in tree.names(root + folder) if entry.is_file)
    return [file for file in files if matches_any(file.removeprefix(root), tuple(known["served"]))]


def _entries(node: Node | None, known: dict[str, Any], depth: int = 0) -> Iterator[Mapping]:
    """The entries of a list, those of one environment included."""
    for key, item in node.items if isinstance(node, Mapping) and depth < _DEPTH else ():
        if key.text.startswith(known["within"]):
            yield from _entries(item, known, depth + 1)
        elif isinstance(item, Mapping):
            yield item


def _first(entry: Mapping, keys: Iterable[str]) -> Node | None:
    return next((value for key in keys if (value := entry.get(key)) is not None), None)


def _written(path: Node | None) -> Iterator[str]:
    """The paths of an entry: one, or one for each language."""
    if isinstance(path, Scalar):
        yield path.text
    elif isinstance(path, Mapping):
        yield from dict.fromkeys(value.text for _, value in path.items if isinstance(value, Scalar))


def _methods(methods: Node | None) -> tuple[str, ...]:
    listed = methods.items if isinstance(methods, Sequence) else (methods,)
    return tuple(word.upper() for one in listed if isinstance(one, Scalar) for word in _BETWEEN.split(one.text) if word)


def _read(path: str, tree: Tree) -> Node | None:
    try:
        return untagged(decode(source_text(tree.read(path) or b""), path), path)
    except (KeeperError, Unreadable):
        return None
