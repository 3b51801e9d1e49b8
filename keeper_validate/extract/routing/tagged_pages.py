"""Pages written as tags: a path is below those of the tags around it and, in a component that the element of an open route shows
(`path="/users/*"`), below that route's, in whatever file it stands; those of a function or under a name stand where these are put in.

Records of kind `pages_open` are routes of a list whose end is open, those of `pages_below` tags whose routes count from what shows them,
those of `pages_nest` routes that say so of all in them, those of `pages_frame` routes that show nothing themselves, those of `pages_shown`
what an element shows, and those of `pages_put` names and calls that may put routes in. Must not know any framework."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase

from keeper_validate.extract.constants import open_text, opened
from keeper_validate.extract.expression import Expression, Inline, Joined, Name, joined, wrapped
from keeper_validate.extract.indexed import records_of
from keeper_validate.extract.matching.conditions import holds, matches_name
from keeper_validate.extract.module import Definition, Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.page_branches import loaded
from keeper_validate.extract.routing.route_path import join, page_path, piece

_DEPTH = 8
_OPEN, _PUT, _OPEN_END, _UNKNOWN, _MANY = "pages_open", "pages_put", "*", "path", 200
_Place = tuple[str, Module, Record]
_LeftOpen = Callable[[Iterable[tuple[str, Module]], Resolver], Mapping[str, tuple[str, ...]]]


class TaggedPages:
    """The routes of some files that are written as tags, and which of them show the components that others stand in."""

    def __init__(self, modules: Iterable[tuple[str, Module]], resolver: Resolver, left_open: _LeftOpen) -> None:
        self._modules = tuple(modules)
        self._resolver = resolver
        self._left_open = left_open
        self._listed: Mapping[str, tuple[str, ...]] | None = None
        self._tags: dict[str, tuple[Record, ...]] = {}
        self._showing: dict[tuple[str, str], list[_Place]] | None = None
        self._placed: dict[tuple[str, str], list[_Place]] | None = None
        self._put: dict[tuple[str, str], list[_Place]] | None = None

    def tags(self, path: str, module: Module) -> tuple[Record, ...]:
        """The routes of a file that are tags with a path."""
        if (known := self._tags.get(path)) is None:
            found = (record for record in records_of(module, "pages") if record.first("path") is not None)
            apart = (record for record in found if record.setting("path.style") is None)
            known = self._tags[path] = tuple(record for record in apart if holds(record, path, self._resolver))
        return known

    def is_frame(self, place: _Place) -> bool:
        """Whether a route only holds others: it shows nothing itself, and one of them stands in it."""
        path, module, record = place
        return _is_said("pages_frame", place) and any(_is_around(record, one) for one in self.tags(path, module))

    def written(self, place: _Place, depth: int = 0) -> tuple[str, ...]:
        """The paths of a route, open where they are not known: one for each that shows the component it stands in."""
        path, _, record = place
        own = _said(path, record, self._resolver) if record.setting("kind") != _PUT else ""
        if own is None or depth > _DEPTH:
            return ()
        if record.setting("kind") == _OPEN:
            return self._whole(path, own)
        if (behind := self._behind_match(path, record)) is not None:
            return self._matched(path, record, behind, depth)
        outer, fresh = self._outer(place)
        known = (outer,) if outer is not None else () if fresh else self._put_in(place)
        above = known or self._shown_by(path, record)
        fresh = fresh or any(_is_said("pages_nest", other) for other in above)
        above = above if known or fresh else ()
        starts = [_opened(one) for other in above for one in self.written(other, depth + 1)]
        unknown = opened(_UNKNOWN) if above else ""
        below = fresh or record.setting("path.slash") == "below"
        return tuple(_joined(start, own, below) for start in starts or [unknown])

    def _put_in(self, place: _Place) -> tuple[_Place, ...]:
        """Where the function, or what is under the name, that a route stands in is put in: `{teamRoutes}`, `{teamRoutes()}`."""
        if self._put is None:
            self._put = {}
            for path, module in self._modules:
                for record in (one for one in module.records if one.setting("kind") == _PUT and holds(one, path, self._resolver)):
                    target = self._resolver.target(path, record.within, name.value) if (name := record.first("name")) else None
                    if isinstance(target, Site) and target.definition is not None and not target.rest:
                        self._put.setdefault(target.key, []).append((path, module, record))
        if not self._put:
            return ()
        path, module, record = place
        bound = [one for one in module.definitions if (path, one.name) in self._put and _is_of(one, record)]
        nearest = max(bound, key=lambda one: one.start, default=None)
        return tuple(self._put[path, nearest.name]) if nearest is not None else ()

    def _behind_match(self, path: str, record: Record) -> Expression | None:
        """What stands behind the path at which the component around a route is shown: `path={`${match.path}/new`}`."""
        written = record.first("path")
        whole = written.value if written is not None else None
        first, *rest = whole.parts if isinstance(whole, Joined) else (whole,)
        if not isinstance(first, Name) or record.setting("matched.spelled") is None:
            return None
        alike = any(fnmatchcase(first.name, pattern) for pattern in (record.setting("matched.spelled") or "").split())
        known = alike or matches_name(self._resolver.qualified(path, record.within, first), record.setting("matched.names") or "")
        return joined(rest) if known else None

    def _matched(self, path: str, record: Record, behind: Expression, depth: int) -> tuple[str, ...]:
        """The paths behind those at which the component around a route is shown; none where nothing more is said, as those are told."""
        rest = open_text(path, record.within, behind, self._resolver)
        if not rest:
            return ()
        if self._placed is None:
            tags = ((where, module, one) for where, module in self._modules for one in self.tags(where, module))
            self._placed = self._by_component(tags)
        above = _around(self._placed, path, record)
        starts = [_opened(one) for other in above for one in self.written(other, depth + 1)]
        return tuple(dict.fromkeys(join(start, piece(rest)) for start in starts or [opened(_UNKNOWN)]))

    def starts(self, path: str, record: Record) -> tuple[str, ...]:
        """The paths that a list stands below: those of the open routes that show the component it stands in."""
        above = self._shown_by(path, record)
        return tuple(dict.fromkeys(_opened(one) for other in above for one in self.written(other)))

    def _whole(self, path: str, own: str) -> tuple[str, ...]:
        """The whole path of an open route of a list, open where not one alone of what that file lists ends so."""
        if self._listed is None:
            self._listed = self._left_open(self._modules, self._resolver)
        ending = page_path(piece(own))
        among = [one for one in self._listed.get(path, ()) if one.endswith(ending)]
        return (f"{among[0].removesuffix('{splat}')}{_OPEN_END}",) if len(among) == 1 else (opened(_UNKNOWN),)

    def _shown_by(self, path: str, record: Record) -> tuple[_Place, ...]:
        """The open routes whose elements show the component that a record stands in."""
        if self._showing is None:
            self._showing = self._by_component(self._open())
        return _around(self._showing, path, record)

    def _by_component(self, places: Iterable[_Place]) -> dict[tuple[str, str], list[_Place]]:
        found: dict[tuple[str, str], list[_Place]] = {}
        for place in places:
            for key in self._reached(self._shows(place)):
                found.setdefault(key, []).append(place)
        return found

    def _reached(self, shown: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
        """Some components, and those that they are put together from, but for what routes of their own show."""
        known = dict(self._modules)
        ahead, seen = list(shown), set[tuple[str, str]]()
        while ahead and len(seen) < _MANY:
            path, name = key = ahead.pop()
            if key in seen or (module := known.get(path)) is None:
                continue
            seen.add(key)
            yield key
            inside = [one for one in module.records if f"{one.within}.".startswith(f"{name}.")]
            ahead.extend(self._components_in(path, inside, self.tags(path, module)))

    def _open(self) -> Iterator[_Place]:
        """Routes that leave open what comes behind their path."""
        for path, module in self._modules:
            yield from ((path, module, record) for record in module.records if record.setting("kind") == _OPEN)
            for record in self.tags(path, module):
                own = _said(path, record, self._resolver)
                if own is not None and (own.endswith(_OPEN_END) or _is_said("pages_nest", (path, module, record))):
                    yield path, module, record

    def _outer(self, place: _Place) -> tuple[_Place | None, bool]:
        """The nearest route around one, and whether a tag between them makes its path count from there, whatever it begins with."""
        path, module, record = place
        around = [one for one in self.tags(path, module) if _is_around(one, record)]
        nearest = max(around, key=lambda one: (one.start, -one.end), default=None)
        between = (one for one in module.records if one.setting("kind") == "pages_below" and _is_around(one, record))
        fresh = any((nearest is None or _is_around(nearest, one)) and holds(one, path, self._resolver) for one in between)
        return (path, module, nearest) if nearest is not None else None, fresh

    def _shows(self, place: _Place) -> Iterator[tuple[str, str]]:
        """The components that the element of a route shows: those of its tags that stand in no route within."""
        path, module, record = place
        within = [one for one in self.tags(path, module) if _is_around(record, one)]
        yield from self._components_in(path, [one for one in module.records if _is_around(record, one)], within)

    def _components_in(self, path: str, records: Iterable[Record], routes: Iterable[Record]) -> Iterator[tuple[str, str]]:
        """The components of tags among some records, but for those in some routes."""
        for tag in records:
            named = tag.first("name") if tag.setting("kind") == "pages_shown" else None
            if named is None or any(_is_around(one, tag) for one in routes) or not holds(tag, path, self._resolver):
                continue
            target = self._resolver.target(path, tag.within, named.value)
            yield from _components(target, self._resolver, 0) if isinstance(target, Site) else ()


def _around(showing: Mapping[tuple[str, str], list[_Place]], path: str, record: Record) -> tuple[_Place, ...]:
    """The places that show the component which a record stands in, the innermost that any shows."""
    parts = record.within.split(".")
    around = (".".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((tuple(found) for name in around if (found := showing.get((path, name)))), ())


def _is_of(definition: Definition, record: Record) -> bool:
    """Whether a record stands in a function, or in what is bound to a name."""
    if definition.form == "function":
        return f"{record.within}.".startswith(f"{definition.name}.")
    return definition.start <= record.start and definition.line <= record.line and record.end_line <= definition.end_line


def _is_said(kind: str, place: _Place) -> bool:
    """Whether a record of this kind says so of a route, which it marks as a whole."""
    _, module, record = place
    return any(one.setting("kind") == kind and (one.start, one.end) == (record.start, record.end) for one in module.records)


def _said(path: str, record: Record, resolver: Resolver) -> str | None:
    written = record.first("path")
    return open_text(path, record.within, written.value, resolver) if written is not None else None


def _is_around(outer: Record, inner: Record) -> bool:
    return outer.start <= inner.start and inner.end <= outer.end and (outer.start, outer.end) != (inner.start, inner.end)


def _opened(shown: str) -> str:
    return shown.rstrip(_OPEN_END).rstrip("/")


def _joined(start: str, own: str, below: bool) -> str:
    return piece(own) if own.startswith("/") and not below else join(start, piece(own))


def _components(site: Site, resolver: Resolver, depth: int) -> Iterator[tuple[str, str]]:
    """The functions that a name leads to, also through what wraps or loads them: `lazy(() => import("./users"))`."""
    definition = site.definition
    if definition is None or site.rest or depth > _DEPTH:
        return
    yield site.path, definition.name
    scope = definition.name.rpartition(".")[0]
    for part in _wrapping(definition):
        if isinstance(part, Inline) and part.loads is None:
            yield site.path, part.name
            continue
        target = loaded(site.path, part, resolver) if isinstance(part, Inline) else resolver.target(site.path, scope, part)
        if isinstance(target, Site) and target.key != site.key:
            yield from _components(target, resolver, depth + 1)


def _wrapping(definition: Definition) -> Iterator[Name | Inline]:
    given = definition.value if definition.form == "value" else None
    return (part for part in wrapped(given) if isinstance(part, Name | Inline)) if given is not None else iter(())
