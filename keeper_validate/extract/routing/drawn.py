"""Routes that a file of a routing language draws, in nested blocks or chains, files that it draws, and what stands guard where they answer.

Must not know any framework; the language's words and where its files lie are data (`rules/<family>/<framework>.yaml`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.constants import is_open, plainly
from keeper_validate.extract.expression import Name, plain
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.routing.chained_words import Chains
from keeper_validate.extract.routing.drawn_frame import Frame
from keeper_validate.extract.routing.drawn_places import Places, by_rules
from keeper_validate.extract.routing.drawn_route import PAGE, Drawn
from keeper_validate.extract.routing.drawn_words import Words
from keeper_validate.extract.routing.filters import Filters
from keeper_validate.extract.routing.piped_words import Pipes
from keeper_validate.extract.routing.route_path import parameters, piece_of
from keeper_validate.extract.routing.steps import Steps
from keeper_validate.values import replace

_KIND, _STEP = "drawn", "plug"
_STYLES: dict[str, Callable[[str], Chains | Words | Pipes]] = {"chains": Chains, "pipes": Pipes}


def drawn(path: str, module: Module, resolver: Resolver) -> Iterator[Element]:
    """The routes that a file draws."""
    record = _record(module)
    if record is not None:
        yield from (element for _, element in _Drawing(record, resolver).elements(path, module))


def answered(asked: Collection[str], resolver: Resolver) -> Iterator[Element]:
    """The routes of unchanged files that changed ones have a say in: those that are drawn by a changed file, and those that a changed
    controller answers, or one below it."""
    for rules, files in by_rules(asked, "routing").items():
        places = Places(shipped.data(f"rules/{rules}"))
        for path in dict.fromkeys(main for one in sorted(files) if (main := places.beside(one)) is not None and main not in asked):
            yield from _told(path, resolver, files)
        for root in dict.fromkeys(root for path in files if (root := places.root(path)) is not None):
            anew = any(root + main in files for main in places.mains)
            for path in dict.fromkeys((*(root + main for main in places.mains), *places.drawn(root, resolver.sources.tree))):
                if path not in asked:
                    yield from _told(path, resolver, files, anew)


def _told(path: str, resolver: Resolver, files: Collection[str], anew: bool = False) -> Iterator[Element]:
    """The routes that a file draws which some files have a say in; all where they are drawn `anew`."""
    module = resolver.sources.beyond(path)
    record = _record(module) if module is not None else None
    if module is not None and record is not None:
        made = _Drawing(record, resolver).elements(path, module)
        yield from (element for there, element in made if anew or not there.isdisjoint(files))


class _Drawing:
    """The record of one file, and what its language says of it."""

    def __init__(self, record: Record, resolver: Resolver) -> None:
        self._record = record
        self._resolver = resolver
        self._rules = f"rules/{record.setting('rules')}"
        self._known: dict[str, Any] = shipped.data(self._rules)
        self._places = Places(self._known)
        self._words = _STYLES.get(self._known.get("style", ""), Words)(self._rules)

    def elements(self, path: str, module: Module) -> Iterator[tuple[frozenset[str], Element]]:
        """The routes of the file, each with the files that say what stands guard before it."""
        tree = self._record.first("tree")
        filters = Filters(self._places.root(path) or "", self._known, self._resolver) if "filters" in self._known else None
        steps = Steps(path, module, self._words.step, _STEP, self._resolver) if isinstance(self._words, Pipes) else None
        for frame in self._forwarded(path, module) or self._frames(path):
            for route in self._words.draw(tree.value if tree is not None else None, self._named(frame, module)):
                if not route.draws and route.method:
                    inside = filters if route.controller else None
                    guards = inside.guards(route.controller, route.action) if inside is not None else ()
                    files = inside.files(route.controller) if inside is not None else frozenset()
                    if steps is not None and route.method != PAGE:
                        guards, files = steps.guards(route.action), steps.files(route.action)
                    yield files, _element(path, module, self._record, route, (*route.guards, *guards))

    def _forwarded(self, path: str, module: Module) -> tuple[Frame, ...]:
        """Where the main router of the application forwards to the one that the file draws."""
        application = self._record.first("application") if isinstance(self._words, Pipes) else None
        own = plain(application.value) if application is not None else ""
        main = self._resolver.leads_to(path, module, self._known["main"].format(own.partition(".")[0])) if own else None
        other = self._resolver.sources.beyond(main) if main is not None and main != path else None
        record = _record(other) if other is not None else None
        tree = record.first("tree") if record is not None else None
        drawn = self._words.draw(tree.value, Frame()) if tree is not None else ()
        return tuple(replace(Frame(guards=one.guards), path=one.path) for one in drawn if one.method == "ANY" and one.action == own)

    def _named(self, frame: Frame, module: Module) -> Frame:
        """With what the file calls the words that chains start from: `use Illuminate\\Support\\Facades\\Route as R`."""
        known = self._known.get("starts", ())
        brought = ((one.local, one.member) for one in module.imports if one.member is not None and one.member in known)
        renamed = ((local, Name(member)) for local, member in brought if local != member)
        return replace(frame, names=(*renamed, *frame.names)) if known else frame

    def _frames(self, path: str) -> Iterable[Frame]:
        """Where the file stands: where others draw it, or else where its name says; a file that only others can draw stands nowhere."""
        if self._record.setting("part") != "file":
            return (Frame(),)
        root = self._places.drawn_root(path)
        if root is None:
            return (Frame(),) if "unplaced" in self._known else ()
        found = tuple(frame for main in self._places.mains if root + main != path for frame in self._drawing(root, root + main, path, 0))
        if found or "unplaced" not in self._known:
            return found
        place = self._known["unplaced"].get(path.removeprefix(root))
        return (Frame().below(place or ""),)

    def _drawing(self, root: str, main: str, path: str, depth: int) -> Iterator[Frame]:
        """Where a main file draws another."""
        module = self._resolver.sources.beyond(main)
        record = _record(module) if module is not None else None
        tree = record.first("tree") if record is not None else None
        if tree is None or record is None or record.setting("rules") != self._record.setting("rules"):
            return
        frames = (Frame(),) if depth or self._places.drawn_root(main) is None else _Drawing(record, self._resolver)._placed(root, main)
        for frame in frames:
            for route in self._words.draw(tree.value, frame):
                if route.draws and self._places.meant(root, main, route.draws) == path:
                    yield route.frame

    def _placed(self, root: str, main: str) -> Iterable[Frame]:
        others = (other for other in self._places.mains if root + other != main)
        found = tuple(frame for other in others for frame in self._drawing(root, root + other, main, 1))
        return found or (Frame().below(self._known.get("unplaced", {}).get(main.removeprefix(root)) or ""),)


def _record(module: Module) -> Record | None:
    return next((one for one in module.records if one.setting("kind") == _KIND), None)


def _element(path: str, module: Module, record: Record, route: Drawn, guards: Iterable[str]) -> Element:
    written = _whole(route.path, record.framework)
    whole = plainly(written)
    handler = f"{route.controller}#{route.action}" if route.controller else route.action
    kind, name = (PAGE, whole) if route.method == PAGE else ("route", f"{route.method} {whole}")
    facets = [*((Facet("method", route.method),) if kind == "route" else ()), Facet("path", whole)]
    facets.extend([Facet("handler", handler)] if handler else [])
    asked = (guard.partition(":") for guard in dict.fromkeys(guards))
    facets.extend(Facet("guard", name, wanted or None) for name, _, wanted in asked)
    facets.extend(Facet("param", name) for name in parameters(written))
    application = record.first("application")
    if is_open(written) or (application is not None and "Engine" in str(application.value)):
        facets.append(Facet("prefix", "unresolved"))
    return Element(kind, name, path, route.line, route.line, module.language, record.framework, facets=tuple(facets))


def _whole(written: str, framework: str) -> str:
    """A path without the marks of what may be left out, and without the format that each may end in."""
    plain = written.replace("(.:format)", "").replace(".:format", "").replace("(", "").replace(")", "")
    while "//" in plain:
        plain = plain.replace("//", "/")
    whole = piece_of(framework, plain if plain.startswith("/") else "/" + plain)
    return whole.rstrip("/") or "/"
