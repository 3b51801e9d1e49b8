"""Routes of functions that build routers: the functions of some modules as a graph, with the path and the guards that lead to each.

Must not know any framework; what a link does is data (`rules/<family>/<framework>.yaml`)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache, partial

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.constants import is_open, plainly
from keeper_validate.extract.expression import Call, Name, Text, keyword, plain
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.routing.built import Builder, Entry
from keeper_validate.extract.routing.filter_chains import FilterChains
from keeper_validate.extract.routing.route_path import join, parameters, piece_of
from keeper_validate.extract.routing.rust_paths import full_names, located
from keeper_validate.extract.sources import Sources
from keeper_validate.extract.spelled_like import Patterns, spelled_like
from keeper_validate.values import dataclass, replace

Key = tuple[str, str]
_DEPTH = 12
_TESTS = frozenset({"test", "tests"})
_METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"})
_TESTED = re.compile(r"(?:^|::)test$")


@dataclass(frozen=True, slots=True)
class _Function:
    """A function of a file: what it builds, whether it is a route itself, its record and its file. What `gives` only says by which methods
    something is asked is no route."""

    key: Key
    entries: tuple[Entry, ...]
    marked: bool
    record: Record
    gives: bool = False


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to a function: the path and guards before it, and whether all of it could be resolved."""

    path: str
    guards: tuple[str, ...] = ()
    resolved: bool = True


class Builders:
    """The functions of some modules that build routers."""

    def __init__(self, modules: Iterable[tuple[str, Module]], sources: Sources) -> None:
        self.deep: list[tuple[str, int]] = []
        self._sources = sources
        self._modules = tuple(modules)
        self._of_file: dict[str, tuple[_Function, ...]] = {}
        self._mounts: dict[Key, list[tuple[Key, Entry]]] = {}
        for path, module in self._modules:
            for function in self._functions(path, module):
                for entry in () if function.gives else function.entries:
                    child = located(path, entry.handler, sources) if not entry.method else None
                    if child is not None and child != function.key:
                        self._mounts.setdefault(child, []).append((function.key, entry))

    def routes(self, path: str, module: Module) -> Iterator[Element]:
        """The routes that the functions of a file register."""
        for function in self._functions(path, module):
            for entry in self._told(path, function):
                for way in self._ways(function) if entry.method else ():
                    yield self._element(path, module, function, entry, way)

    def answered(self, asked: Collection[str]) -> Iterator[Element]:
        """The routes of other files that the functions of some files answer."""
        for path, module in self._modules:
            for function in self._functions(path, module) if path not in asked else ():
                for entry in self._told(path, function):
                    place = located(path, entry.handler, self._sources) if entry.method and entry.handler else None
                    if place is not None and place[0] in asked:
                        yield from (self._element(path, module, function, entry, way) for way in self._ways(function))

    def _told(self, path: str, function: _Function) -> Iterator[Entry]:
        """What a function builds, each by the methods that the function says which makes it: `route("/", get_internal(home))`."""
        for entry in () if function.gives else function.entries:
            place = located(path, entry.maker, self._sources) if entry.maker else None
            module = self._sources.beyond(place[0]) if place is not None else None
            makers = self._functions(place[0], module) if place is not None and module is not None else ()
            said = next((one.entries for one in makers if one.gives and one.key == place), ())
            yield from (replace(entry, method=one.method, handler=entry.given, guards=(*one.guards, *entry.guards)) for one in said)
            yield from () if said else (entry,)

    def _functions(self, path: str, module: Module) -> tuple[_Function, ...]:
        found = self._of_file.get(path)
        if found is None:
            groups: dict[tuple[int, str], list[Record]] = {}
            for record in module.records:
                if record.setting("kind") == "built" and _TESTS.isdisjoint(record.within.split(".")):
                    groups.setdefault((record.start, record.framework), []).append(record)
            made = (self._made(path, module, records) for records in groups.values())
            found = self._of_file[path] = tuple(one for one in made if one is not None)
        return found

    def _made(self, path: str, module: Module, records: list[Record]) -> _Function | None:
        try:
            return _function(path, module, records)
        except RecursionError:
            self.deep.append((path, records[0].line))
            return None

    def _ways(self, function: _Function) -> tuple[_Way, ...]:
        ways = self._to(function.key, 0)
        return ways or (_Way("", resolved=not function.marked),)

    def _to(self, key: Key, depth: int) -> tuple[_Way, ...]:
        found: list[_Way] = []
        for parent, entry in self._mounts.get(key, ()) if depth < _DEPTH else ():
            for above in self._to(parent, depth + 1) or (_Way(""),):
                path = join(above.path, entry.path or "")
                found.append(_Way(path, (*above.guards, *entry.guards), above.resolved and entry.path is not None))
        return tuple(dict.fromkeys(found))

    def _element(self, path: str, module: Module, function: _Function, entry: Entry, way: _Way) -> Element:
        written = _whole(join(way.path, entry.path or ""), function.record.framework)
        whole = plainly(written)
        handler = entry.handler.rpartition("::")[2]
        guards = (*way.guards, *entry.guards, *self._taken(path, entry.handler, function))
        facets = [Facet("method", entry.method), Facet("path", whole)]
        facets.extend([Facet("handler", handler)] if handler else [])
        facets.extend(Facet("guard", name) for name in dict.fromkeys(guards))
        facets.extend(Facet("param", name) for name in parameters(written))
        if not way.resolved or entry.path is None or is_open(written):
            facets.append(Facet("prefix", "unresolved"))
        line = entry.line or function.record.line
        framework = function.record.framework
        return Element("route", f"{entry.method} {whole}", path, line, line, module.language, framework, facets=tuple(facets))

    def _taken(self, path: str, handler: str, function: _Function) -> Iterator[str]:
        """The parameters of a handler that no request passes without being known."""
        place = located(path, handler, self._sources) if handler else None
        module = self._sources.beyond(place[0]) if place is not None else None
        wanted = _knowing(f"rules/{function.record.setting('rules')}")
        for record in module.records if place is not None and module is not None else ():
            name, signature = record.first("name"), record.first("signature")
            if name is not None and place is not None and plain(name.value) == place[1] and signature is not None:
                types = signature.value.arguments if isinstance(signature.value, Call) else ()
                last = (plain(one).rpartition("::")[2] for one in types)
                yield from (one for one in last if wanted.fit(one.lower()))
                return


@cache
def _knowing(rules: str) -> Patterns:
    return spelled_like(shipped.data(rules)["guards"])


def _function(path: str, module: Module, records: list[Record]) -> _Function | None:
    first = records[0]
    rules = shipped.data(f"rules/{first.setting('rules')}")
    name = next((capture for one in records if (capture := one.first("name")) is not None), None)
    signature = next((capture.value for one in records if (capture := one.first("signature")) is not None), None)
    body = next((capture.value for one in records if (capture := one.first("body")) is not None), None)
    attributes = signature.keywords if isinstance(signature, Call) else ()
    if name is None or any(_TESTED.search(key) for key, _ in attributes):
        return None
    called = plain(name.value)
    given = ((key, one) for key, one in attributes if isinstance(one, Call))
    own = tuple(entry for key, one in given for entry in _marked(key, one, called, rules["attributes"]))
    if body is not None and any(one.setting("gives") == "methods" for one in records):
        return _Function((path, called), Builder(rules, partial(full_names, module)).given(body), False, first, gives=True)
    reading = FilterChains if rules.get("chains") == "filters" else Builder
    built = reading(rules, partial(full_names, module)).build(body) if body is not None else ()
    return _Function((path, called), (*own, *built), bool(own), first) if own or built else None


def _marked(attribute: str, given: Call, name: str, rules: dict[str, dict[str, str]]) -> Iterator[Entry]:
    """The routes that an attribute makes of a function."""
    if attribute in rules.get("described", ()):
        path = keyword(given, "path")
        listed = [*given.arguments, keyword(given, "method")]
        methods = [one.name.upper() for one in listed if isinstance(one, Name) and one.name.upper() in _METHODS]
    else:
        path = next((one for one in given.arguments if isinstance(one, Text)), keyword(given, "uri"))
        known = rules.get("methods", {}).get(attribute.rpartition("::")[2])
        said = [one.value.upper() for key, one in given.keywords if key == "method" and isinstance(one, Text)]
        said += [one.name.upper() for one in given.arguments if isinstance(one, Name) and one.name.upper() in _METHODS]
        methods = (said or [known]) if known else []
    if isinstance(path, Text):
        yield from (Entry(method, path.value, name, line=given.line) for method in methods)


def _whole(written: str, framework: str) -> str:
    """A path as it is asked for: without the query, a rest of segments as a parameter."""
    plain_path = re.sub(r"<_?(\w*)\.\.>|<\*+(\w*)>", lambda found: "{" + (found[1] or found[2] or "path") + "}", written.partition("?")[0])
    whole = piece_of(framework, plain_path if plain_path.startswith("/") else "/" + plain_path)
    return re.sub("//+", "/", whole)
