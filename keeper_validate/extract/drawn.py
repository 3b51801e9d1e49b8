"""Routes that a file of a routing language draws in nested blocks, files that it draws by name, and what stands guard where they answer.

Must not know any framework; the language's words and where its files lie are data (`rules/<family>/<framework>.yaml`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.drawn_frame import Frame
from keeper_validate.extract.drawn_route import Drawn
from keeper_validate.extract.drawn_words import Words
from keeper_validate.extract.filters import Filters
from keeper_validate.extract.language import language_of
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.route_path import parameters, piece
from keeper_validate.tree import Tree


def drawn(path: str, module: Module, resolver: Resolver) -> Iterator[Element]:
    """The routes that a file draws."""
    record = next((one for one in module.records if one.setting("kind") == "drawn"), None)
    if record is None:
        return
    known = shipped.data(f"rules/{record.setting('rules')}")
    root = _root(path, record, known)
    filters = Filters(root or "", known, resolver)
    for route in _routes(path, record, root, resolver):
        yield _element(path, module, record, route, filters)


def answered(asked: Collection[str], resolver: Resolver) -> Iterator[Element]:
    """The routes of unchanged files that changed ones have a say in: those that are drawn by a changed file, and those that a changed
    controller answers, or one below it."""
    for language, files in _by_language(asked).items():
        known = shipped.data(f"rules/{language}")
        for root in dict.fromkeys(root for path in files if (root := _root_of(path, known)) is not None):
            main = root + known["main"]
            for path in (main, *_drawn_files(root, known, resolver.sources.tree)):
                module = resolver.sources.beyond(path) if path not in asked else None
                if module is not None:
                    yield from _answered(path, module, main in asked, files, resolver)


def _answered(path: str, module: Module, anew: bool, files: Collection[str], resolver: Resolver) -> Iterator[Element]:
    record = next((one for one in module.records if one.setting("kind") == "drawn"), None)
    if record is None:
        return
    known = shipped.data(f"rules/{record.setting('rules')}")
    root = _root(path, record, known)
    filters = Filters(root or "", known, resolver)
    for route in _routes(path, record, root, resolver):
        if anew or (route.controller and not filters.files(route.controller).isdisjoint(files)):
            yield _element(path, module, record, route, filters)


def _by_language(asked: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in asked:
        language = language_of(path)
        for one in shipped.data("rules/lexicon/routing").get(language.rules, ()) if language is not None else ():
            found.setdefault(one, []).append(path)
    return found


def _root_of(path: str, known: dict[str, Any]) -> str | None:
    """The root of the application that a file of a known place belongs to."""
    if path == known["main"] or path.endswith("/" + known["main"]):
        return path.removesuffix(known["main"])
    places = (known["controllers"], *known["filters"]["modules"])
    heads = [place.partition("{")[0] for place in places]
    for head in heads:
        if path.startswith(head):
            return ""
        before, found, _ = path.partition("/" + head)
        if found:
            return before + "/"
    return None


def _root(path: str, record: Record, known: dict[str, Any]) -> str | None:
    """The root of the application whose routes a file draws; None for a file that nothing can draw."""
    if record.setting("part") != "file":
        return path.removesuffix(known["main"]) if path.endswith(known["main"]) else ""
    head, _, tail = known["drawn"].partition("{}")
    before, found, name = f"/{path}".partition("/" + head)
    return (before[1:] + "/" if before else "") if found and name.endswith(tail) else None


def _drawn_files(root: str, known: dict[str, Any], tree: Tree, folder: str = "") -> Iterator[str]:
    head, _, tail = known["drawn"].partition("{}")
    where = (root + head + folder).rstrip("/")
    for name, entry in tree.names(where):
        if entry.is_directory:
            yield from _drawn_files(root, known, tree, f"{folder}{name}/")
        elif name.endswith(tail):
            yield f"{where}/{name}"


def _routes(path: str, record: Record, root: str | None, resolver: Resolver) -> Iterator[Drawn]:
    tree, rules = record.first("tree"), f"rules/{record.setting('rules')}"
    if tree is None or root is None:
        return
    words = Words(rules)
    frames: Iterable[Frame] = (Frame(),)
    if record.setting("part") == "file":
        frames = _frames(path, root, words, shipped.data(rules), resolver)
    for frame in frames:
        yield from (route for route in words.draw(tree.value, frame) if not route.draws)


def _frames(path: str, root: str, words: Words, known: dict[str, Any], resolver: Resolver) -> Iterator[Frame]:
    """Where the main file draws this one; nowhere else has it a place."""
    head, _, tail = known["drawn"].partition("{}")
    name = path.removeprefix(root).removeprefix(head).removesuffix(tail)
    module = resolver.sources.beyond(root + known["main"])
    for record in module.records if module is not None else ():
        tree = record.first("tree")
        if record.setting("kind") == "drawn" and record.setting("part") is None and tree is not None:
            yield from (route.frame for route in words.draw(tree.value, Frame()) if route.draws == name)


def _element(path: str, module: Module, record: Record, route: Drawn, filters: Filters) -> Element:
    whole = _whole(route.path)
    guards = (*route.guards, *(filters.guards(route.controller, route.action) if route.controller else ()))
    handler = f"{route.controller}#{route.action}" if route.controller else route.action
    facets = [Facet("method", route.method), Facet("path", whole)]
    facets.extend([Facet("handler", handler)] if handler else [])
    facets.extend(Facet("guard", name) for name in dict.fromkeys(guards))
    facets.extend(Facet("param", name) for name in parameters(whole))
    application = record.first("application")
    if application is not None and "Engine" in str(application.value):
        facets.append(Facet("prefix", "unresolved"))
    name, line = f"{route.method} {whole}", route.line
    return Element("route", name, path, line, line, module.language, record.framework, facets=tuple(facets))


def _whole(written: str) -> str:
    """A path without the marks of what may be left out, and without the format that each may end in."""
    plain = written.replace("(.:format)", "").replace(".:format", "").replace("(", "").replace(")", "")
    while "//" in plain:
        plain = plain.replace("//", "/")
    whole = piece(plain if plain.startswith("/") else "/" + plain)
    return whole.rstrip("/") or "/"
