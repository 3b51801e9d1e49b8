"""Routes of OpenAPI documents that an application routes by; which files say that it does is data (`rules/openapi/contract.yaml`).

A document that only describes what the code routes gives none. Must not follow references out of a document."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.errors import KeeperError
from keeper_validate.extract.decoding import Unreadable, source_text
from keeper_validate.extract.json_nodes import NotJson, root
from keeper_validate.extract.routing.route_path import join, parameters
from keeper_validate.tree import Tree, below
from keeper_validate.yaml import MOST_GENERATED, Mapping, Node, Scalar, Sequence, decode, untagged

_MARK = re.compile(rb"""^[ \t]*(?:\{[ \t]*)?["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]""", re.MULTILINE)
_PATHS = re.compile(rb"""paths(?<=\bpaths)["']?\s*:""")
_HOST = re.compile(r"^(?:\w+:)?//[^/]*")
_PARAMETER = re.compile(r"\{[^}]*\}")
_A_FOLDER = 60


def contracts(tree: Tree, paths: Iterable[str], found: Iterable[Element]) -> Iterator[Element]:
    """The routes of those of some paths that are contracts, but for those that code among the elements found routes as well."""
    for path in paths:
        listed = tuple(_routes(path, tree))
        known = {_shape(one.name) for one in found if one.kind == "route"} if listed else set()
        yield from (one for one in listed if _shape(one.name) not in known)


def _shape(name: str) -> str:
    return _PARAMETER.sub("{}", name).rstrip("/")


def _routes(path: str, tree: Tree) -> Iterator[Element]:
    source = _text(path, tree)
    if not _MARK.search(source) or not _PATHS.search(source) or not _is_contract(path, tree):
        return
    try:
        is_json = source.lstrip()[:1] == b"{"
        node = root(source) if is_json else untagged(decode(source, path, MOST_GENERATED), path)
    except (NotJson, KeeperError):
        return
    yield from _operations(path, node) if isinstance(node, Mapping) else ()


def _operations(path: str, node: Mapping) -> Iterator[Element]:
    listed = node.get("paths")
    for key, item in listed.items if isinstance(listed, Mapping) else ():
        for verb, operation in item.items if isinstance(item, Mapping) else ():
            if verb.text in _rules()["methods"] and isinstance(operation, Mapping):
                whole = join(_base(node), key.text) or "/"
                yield _element(path, verb.text.upper(), whole, verb.line, node, operation)


def _element(path: str, method: str, whole: str, line: int, node: Mapping, operation: Mapping) -> Element:
    handler = operation.get("operationId")
    facets = [Facet("method", method), Facet("path", whole)]
    facets.extend([Facet("handler", handler.text)] if isinstance(handler, Scalar) else ())
    facets.extend(_guards(operation.get("security") or node.get("security")))
    facets.extend(Facet("param", name) for name in parameters(whole))
    return Element("route", f"{method} {whole}", path, line, line, "openapi", "openapi", facets=tuple(facets))


def _guards(security: Node | None) -> Iterator[Facet]:
    """The schemes that a request needs; where it needs none of several, or any of them, none stands guard."""
    needed = security.items if isinstance(security, Sequence) else ()
    for scheme, scopes in needed[0].items if len(needed) == 1 and isinstance(needed[0], Mapping) else ():
        listed = [one.text for one in scopes.items if isinstance(one, Scalar)] if isinstance(scopes, Sequence) else []
        yield Facet("guard", scheme.text, ", ".join(listed) or None)


def _base(node: Mapping) -> str:
    """The path before all paths: the `basePath`, or that of the servers where they agree and it is literal."""
    given, servers = node.get("basePath"), node.get("servers")
    if isinstance(given, Scalar):
        return given.text.rstrip("/")
    urls = (item.get("url") for item in servers.items if isinstance(item, Mapping)) if isinstance(servers, Sequence) else ()
    found = {_HOST.sub("", url.text).rstrip("/") for url in urls if isinstance(url, Scalar)}
    only = found.pop() if len(found) == 1 else ""
    return only if "{" not in only and only.startswith("/") else ""


def _is_contract(path: str, tree: Tree) -> bool:
    """Whether a file near a document says that the application routes by it."""
    name = path.rpartition("/")[2].encode("utf-8", "surrogateescape")
    named = re.compile(rb"(?<![\w.-])" + re.escape(name) + rb"(?![\w.-])")
    for other in _near(path, tree):
        text = _text(other, tree)
        if name in text and named.search(text) and any(one.search(text) for one in _said()):
            return True
    return False


def _near(path: str, tree: Tree) -> Iterator[str]:
    """The sources beside and above a file, and those that start an application in the folders beside these."""
    folder = path
    while folder:
        folder = folder.rpartition("/")[0]
        inside = tree.names(folder)
        yield from _sources(folder, tree)[:_A_FOLDER]
        for beside in [name for name, entry in inside if entry.is_directory][:_A_FOLDER]:
            listed = _sources(below(folder, beside), tree)
            yield from (one for one in listed if one.rpartition("/")[2].partition(".")[0] in _rules()["named"])


def _sources(folder: str, tree: Tree) -> list[str]:
    endings = tuple(_rules()["files"])
    return [below(folder, name) for name, entry in tree.names(folder) if entry.is_file and name.endswith(endings)]


def _text(path: str, tree: Tree) -> bytes:
    try:
        return source_text(tree.read(path) or b"")
    except (KeeperError, Unreadable):
        return b""


@cache
def _rules() -> Any:
    return shipped.data("rules/openapi/contract")


@cache
def _said() -> tuple[re.Pattern[bytes], ...]:
    return tuple(re.compile(one.encode()) for one in _rules()["read"])
