"""Pages and routes that are where their files are, and components that their files name: facts of the path, added after extraction.

The conventions stand in `rules/ecmascript/filesystem.yaml`. Must not read a source: what a file offers is in its Module."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.authentication.asking import calling
from keeper_validate.extract.module import Module
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.decorating import Known
from keeper_validate.extract.routing.guards import guard_facet
from keeper_validate.extract.routing.keyed_methods import keyed_methods
from keeper_validate.extract.routing.page_endings import endings, split
from keeper_validate.extract.routing.page_folders import is_marked, said_to_be
from keeper_validate.extract.routing.route_config import listed
from keeper_validate.extract.routing.route_path import parameters
from keeper_validate.extract.routing.said_path import said_path
from keeper_validate.extract.routing.segments import STYLES, words
from keeper_validate.tree import Tree, below
from keeper_validate.values import dataclass, replace

_DEFAULT = "default"


@dataclass(frozen=True, slots=True)
class _Files:
    """Which files of a convention are what."""

    kind: str
    stems: tuple[str, ...]
    prefix: bool
    by_path: bool
    default: bool | None
    exports: tuple[tuple[str, str], ...]
    suffixes: tuple[str, ...]
    excepted: tuple[str, ...]
    below: tuple[str, ...]
    not_below: tuple[str, ...]
    methods: tuple[str, ...]
    keyed: bool


@dataclass(frozen=True, slots=True)
class _Convention:
    framework: str
    markers: tuple[str, ...]
    unless: tuple[str, ...]
    flat: bool
    config: str
    within: str
    placed: str
    endings: str
    said: str
    under: tuple[str, ...]
    style: str
    drop: tuple[re.Pattern[str], ...]
    never: tuple[re.Pattern[str], ...]
    files: tuple[_Files, ...]
    base: str


def located(path: str, module: Module, resolver: Resolver) -> Iterator[Element]:
    """The component, pages and routes that a file is by its place."""
    tree = resolver.sources.tree
    for definition in module.definitions:
        if "single-file" in definition.traits:
            yield Element("component", _stem(path), path, 1, module.lines, module.language, module.language, facets=definition.facets)
    for convention in _conventions():
        found = _below(path, convention, tree)
        if found is None:
            continue
        rest, base = found
        if convention.config:
            for whole in listed(below(base, convention.config), resolver).get(path, ()):
                for files in convention.files:
                    yield from _offered(path, whole or "/", module, convention, files, resolver)
            continue
        known = endings(base, convention.markers, convention.endings, tree)
        for files in convention.files:
            yield from _elements(path, rest, module, convention, files, known, resolver)


def named_by_file(path: str, element: Element) -> Element:
    """A default export without a name of its own takes that of its file, which may be just that."""
    if element.name.partition(".")[0] != _DEFAULT or element.kind == "route" or _stem(path) == _DEFAULT:
        return element
    return replace(element, name=file_name(path) + element.name.removeprefix(_DEFAULT))


def file_name(path: str) -> str:
    """What a component is called by its file: the stem in capitals, or that of the folder where the file is but its index."""
    stem = path.rpartition("/")[2].split(".")[0]
    if stem == "index" and "/" in path:
        stem = path.split("/")[-2]
    return words(stem)


def _stem(path: str) -> str:
    stem = path.rpartition("/")[2].rpartition(".")[0]
    return file_name(path) if stem == "index" else stem


def _below(path: str, convention: _Convention, tree: Tree) -> tuple[str, str] | None:
    """The path below the convention's folder, and what that stands in; None where neither a marker stands there nor says where it is."""
    padded = f"/{path}"
    for under in convention.under:
        start = padded.find(f"/{under}/")
        while start >= 0:
            base = padded[1:start] if start else ""
            if is_marked(base, convention.markers, convention.unless, tree):
                return padded[start + len(under) + 2 :], base
            start = padded.find(f"/{under}/", start + 1)
    if convention.within or convention.placed:
        return said_to_be(path, convention.under, convention.markers, convention.within, convention.placed, tree)
    return None


def _elements(
    path: str, rest: str, module: Module, convention: _Convention, files: _Files, known: tuple[str, ...], resolver: Resolver
) -> Iterator[Element]:
    folder, _, name = rest.rpartition("/")
    stem, suffix = split(name, known)
    segments = folder.split("/") if folder else []
    if (
        suffix not in files.suffixes
        or stem in files.excepted
        or any(pattern.search(part) for part in (*segments, stem) for pattern in convention.never)
    ):
        return
    first = segments[0] if segments else stem
    if (files.below and first not in files.below) or first in files.not_below:
        return
    if convention.flat and (len(segments) > 1 or (segments and stem not in ("route", "index"))):
        return
    if not files.by_path and stem not in files.stems and not (files.prefix and stem.startswith(files.stems)):
        return
    verb = stem.rpartition(".")[2] if stem.rpartition(".")[2] in files.methods else ""
    if verb:
        stem, files = stem.removesuffix(verb)[:-1], replace(files, exports=((_DEFAULT, verb.upper()),))
    kept = [part for part in segments if not any(pattern.search(part) for pattern in convention.drop)]
    said = said_path(module, convention.said)
    whole = STYLES[convention.style]([*kept, *([stem] if files.by_path else [])]) if said is None else said
    if whole is not None:
        yield from _offered(path, (convention.base + whole).rstrip("/") or "/", module, convention, files, resolver)


def _offered(
    path: str, whole: str, module: Module, convention: _Convention, files: _Files, resolver: Resolver
) -> Iterator[Element]:
    offered = {export.name: export for export in module.exports}
    has_default = _DEFAULT in offered
    if files.default is not None and has_default != files.default:
        return
    if files.kind == "page":
        yield Element(
            "page", whole, path, _line(module, _DEFAULT), module.lines, module.language, convention.framework, facets=_facets(whole)
        )
        return
    for name, method in files.exports:
        if name in offered:
            line, handler = _line(module, name), offered[name].local or name
            keys = keyed_methods(module, handler) if files.keyed else ()
            end = max(line, _end(module, name))
            for each, answering in [(key, f"{handler}.{key}") for key in keys] or [(method, handler)]:
                said = (Facet("method", each), Facet("path", whole), Facet("handler", answering))
                facets = (*said, *_guards(module, handler, Known(path, "", resolver)), *_facets(whole))
                yield Element("route", f"{each} {whole}", path, line, end, module.language, convention.framework, facets=facets)


def _facets(whole: str) -> tuple[Facet, ...]:
    return tuple(Facet("param", name) for name in parameters(whole))


def _guards(module: Module, handler: str, known: Known) -> tuple[Facet, ...]:
    made = next((one.value for one in module.definitions if one.name == handler and one.form == "value"), None)
    return tuple(map(guard_facet, dict.fromkeys(calling(made, known))))


def _line(module: Module, name: str) -> int:
    """The line of what is exported under a name: of its definition, else of the export."""
    export = next((export for export in module.exports if export.name == name), None)
    if export is None:
        return 1
    definition = next((found for found in module.definitions if found.name == export.local), None)
    return definition.line if definition is not None else export.line


def _end(module: Module, name: str) -> int:
    export = next((export for export in module.exports if export.name == name), None)
    return next((found.end_line for found in module.definitions if export is not None and found.name == export.local), 0)


@cache
def _conventions() -> tuple[_Convention, ...]:
    return tuple(_convention(data) for data in shipped.data("rules/ecmascript/filesystem")["conventions"])


def _convention(data: dict[str, Any]) -> _Convention:
    return _Convention(
        data["framework"],
        tuple(data.get("markers", ())),
        tuple(data.get("unless", ())),
        bool(data.get("flat")),
        str(data.get("config", "")),
        str(data.get("within", "")),
        str(data.get("placed", "")),
        str(data.get("endings", "")),
        str(data.get("said", "")),
        tuple(data["under"]),
        data["style"],
        tuple(re.compile(pattern) for pattern in data.get("drop", ())),
        tuple(re.compile(pattern) for pattern in data.get("never", ())),
        tuple(_files(entry, data.get("suffixes", ())) for entry in data["files"]),
        str(data.get("base", "")),
    )


def _files(data: dict[str, Any], suffixes: Sequence[str]) -> _Files:
    default = data.get("default")
    return _Files(
        data["kind"],
        tuple(data.get("stems", ())),
        bool(data.get("prefix")),
        data.get("layout") == "path",
        None if default is None else str(default).lower() == "true",
        tuple(data.get("exports", {}).items()),
        tuple(data.get("suffixes", suffixes)),
        tuple(data.get("except", ())),
        tuple(data.get("below", ())),
        tuple(data.get("not_below", ())),
        tuple(data.get("methods", ())),
        bool(data.get("keyed")),
    )
