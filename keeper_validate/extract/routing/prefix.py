"""The ways to reach a router, and what an application itself puts before them: a prefix with exceptions, and the version of what answers.

Must not know any framework; which records say what of versions is in their settings (docs/rules.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatchcase

from keeper_validate.extract.calls import Placed
from keeper_validate.extract.constants import text
from keeper_validate.extract.expression import Call, Entries, Expression, Items, Literal, Member, Name
from keeper_validate.extract.matching.conditions import matches_name
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.path_guards import PathGuards
from keeper_validate.extract.routing.route_path import join, piece
from keeper_validate.extract.routing.verbs import METHODS, verb
from keeper_validate.values import dataclass, replace

# A segment that no path holds: before it stands what the application puts first, behind it what its routers say.
_OWN = "\0"
_ANYTHING, _DEPTH = re.compile(r"\(\.\*\)|\{[^}]*\}|\*\w+"), 4


@dataclass(frozen=True, slots=True)
class Scheme:
    """What an application puts before its routes: `lead` begins a version (None: it has none), `versions` are those of what names none, and
    the prefix does not stand before what is `freed`."""

    lead: str | None = None
    versions: tuple[str, ...] = ()
    freed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mount:
    """One place where a router stands on another: behind a prefix (None: not known), which may be instead of its own, and guards; `said` is
    what mounts it, before which or behind which guards are put, `made` the call that makes it, `by` the class that answers in its
    place, where one does, and `kept` the class whose object keeps it."""

    parent: Key | None
    prefix: str | None
    guards: tuple[str, ...]
    overrides: bool = False
    said: tuple[str, Record] | None = None
    made: Placed | None = None
    by: Key | None = None
    kept: Key | None = None


@dataclass(frozen=True, slots=True)
class Prefix:
    """One way to reach a router: the path before its routes, the guards on the way, and whether all of it could be resolved; `answers` are
    the methods that it lets through, where it says so, `owner` is the class by whose name words in the path are filled in, `by` the
    class that answers in its place, `on_paths` what guards some of its paths alone, and `kept` the class whose object keeps it."""

    path: str
    guards: tuple[str, ...] = ()
    resolved: bool = True
    scheme: Scheme = Scheme()
    versions: tuple[str, ...] | None = None
    answers: tuple[str, ...] = ()
    owner: str = ""
    by: Key | None = None
    on_paths: tuple[PathGuards, ...] = ()
    kept: Key | None = None

    def guards_before(self, whole: str) -> tuple[str, ...]:
        """The guards on the way, and those that are put before a path which is this one's."""
        return (*self.guards, *(guard for one in self.on_paths if one.stand_before(whole) for guard in one.guards))


def behind(prefix: Prefix, mount: Mount, own: Prefix) -> Prefix:
    """How a router is reached that has a prefix of its own and is mounted on what is reached by another."""
    joined = join(join(prefix.path, mount.prefix or ""), "" if mount.overrides else own.path)
    resolved = prefix.resolved and mount.prefix is not None and own.resolved
    versions = prefix.versions if own.versions is None else own.versions
    scheme = prefix.scheme if own.scheme.lead is None else replace(prefix.scheme, lead=own.scheme.lead)
    owner, answers = prefix.owner if mount.overrides else own.owner, own.answers or prefix.answers
    on_paths = (*prefix.on_paths, *(one.below(join(prefix.path, mount.prefix or "")) for one in own.on_paths))
    guards = (*prefix.guards, *mount.guards, *own.guards)
    return Prefix(joined, guards, resolved, scheme, versions, answers, owner, mount.by, on_paths, mount.kept)


def telling(mounts: Iterable[Mount], idle: Callable[[Key], bool], serves: Callable[[Mount], bool]) -> list[Mount]:
    """Those of some mounts that tell where something is served: not on an application that never served, then not on what hangs on nothing
    that does, then not behind a prefix that nobody knows. Where none is left by one of these, it rules out none."""
    left = list(mounts)
    left = [one for one in left if one.parent is None or not idle(one.parent)] or left
    left = [one for one in left if serves(one)] or left
    return [one for one in left if one.prefix is not None] or left


def narrowed(answers: Iterable[tuple[str, str, str]], prefix: Prefix) -> Iterator[tuple[str, str, str]]:
    """What a registration answers (method, path, handler), with the methods of its router where it names none itself."""
    for method, below, name in answers:
        yield from ((one, below, name) for one in (prefix.answers if method == "ANY" and prefix.answers else (method,)))


class Schemes:
    """What the records of some routers say of versions and of exceptions, and whether they serve at all."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._schemes: dict[Key, Scheme] = {}
        self._versions: dict[Key, tuple[str, ...]] = {}
        self._answers: dict[Key, tuple[str, ...]] = {}
        self._leads: dict[Key, str | None] = {}
        self._serving: dict[Key, bool] = {}

    def add(self, key: Key, path: str, record: Record) -> None:
        """What a router's record says, if anything."""
        if methods := tuple(name for each in record.all("method") if (name := verb(each.value)) in METHODS - {"ANY"}):
            self._answers[key] = tuple(dict.fromkeys((*self._answers.get(key, ()), *methods)))
        found = record.first("version")
        versions = _listed(found.value, record, path, self._resolver) if found is not None else None
        known, lead = self._schemes.get(key, Scheme()), record.setting("version.lead")
        freed = tuple(one for capture in record.all("freed") for one in _released(path, record.within, capture.value, self._resolver))
        serves = record.setting("serves")
        if serves is not None:
            self._serving[key] = serves == "true" or self._serving.get(key, False)
        if lead is None and record.first("lead") is not None:
            self._leads[key] = _lead(path, record, "", self._resolver)
        if lead is not None:
            self._schemes[key] = replace(known, lead=_lead(path, record, lead, self._resolver), versions=versions or ())
        elif freed:
            self._schemes[key] = replace(known, freed=freed)
        elif versions is not None:
            self._versions[key] = versions

    def idle(self, key: Key) -> bool:
        """Whether an application is ended without ever having served: made for a script, or to ask it something."""
        return not self._serving.get(key, True)

    def own(self, key: Key, path: str, guards: tuple[str, ...], resolved: bool) -> Prefix:
        """What a router itself puts before its routes."""
        scheme = self._schemes.get(key)
        marked, lead = path if scheme is None else join(path, _OWN), self._leads.get(key, "")
        own = scheme or (Scheme(lead.lstrip("/")) if lead else Scheme())
        return Prefix(marked, guards, resolved and lead is not None, own, self._versions.get(key), self._answers.get(key, ()))


def settled(whole: str, prefix: Prefix, named: tuple[str, ...] | None) -> Iterator[str]:
    """A whole path as it is asked for: under each version that the handler, its router or the application names, and its prefix but for
    what is freed of it."""
    first, own, rest = whole.partition(_OWN)
    if not own:
        yield whole
        return
    freed = any(fnmatchcase(rest.strip("/"), pattern) for pattern in prefix.scheme.freed)
    start = "" if freed else first.rstrip("/")
    versions = next((one for one in (named, prefix.versions) if one is not None), prefix.scheme.versions) or ("",)
    for version in versions:
        lead = f"{prefix.scheme.lead}{version}" if version and prefix.scheme.lead is not None else ""
        yield join(join(start, lead), rest) or "/"


def led(way: Prefix, path: str, record: Record, resolver: Resolver) -> Prefix:
    """A way to a route that says itself what begins its version, in place of what the application says."""
    if record.first("lead") is None:
        return way
    lead = _lead(path, record, "", resolver)
    scheme = replace(way.scheme, lead=way.scheme.lead if lead is None else lead.lstrip("/"))
    return replace(way, scheme=scheme, resolved=way.resolved and lead is not None)


def _lead(path: str, record: Record, usual: str, resolver: Resolver) -> str | None:
    given = record.first("lead")
    if given is None:
        return usual
    return "" if given.value == Literal("false") else text(path, record.within, given.value, resolver)


def decorated_versions(record: Record, site: Site | None, resolver: Resolver) -> tuple[str, ...] | None:
    """The versions that a route names itself, or a decorator of its handler (`version.decorators`)."""
    said = record.first("version")
    if said is not None and site is not None:
        return _listed(said.value, record, site.path, resolver)
    wanted = record.setting("version.decorators")
    if wanted is None or site is None or site.definition is None:
        return None
    for decorator in site.definition.decorators:
        if isinstance(decorator, Call) and matches_name(resolver.qualified(site.path, record.within, decorator.function), wanted):
            return _listed(decorator.arguments[0], record, site.path, resolver) if decorator.arguments else None
    return None


def _listed(given: Expression, record: Record, path: str, resolver: Resolver) -> tuple[str, ...]:
    """Versions as text; the one that stands for none is empty, and what is not constant is left out."""
    neutral = record.setting("version.neutral") or ""
    found: list[str] = []
    for one in given.values if isinstance(given, Items) else (given,):
        known = one.value if isinstance(one, Literal) and one.value[:1].isdigit() else text(path, record.within, one, resolver)
        known = "" if matches_name(resolver.qualified(path, record.within, one), neutral) else known
        found.extend(() if known is None else (known.lstrip(record.setting("version.strip") or " "),))
    return tuple(found)


def _released(path: str, scope: str, item: Expression, resolver: Resolver, depth: int = 0) -> Iterator[str]:
    """Paths without the prefix as globs: in place, or the `path` of an object, also those of a list under a name and spread in another."""
    given = dict(item.entries).get("path") if isinstance(item, Entries) else item
    listed = given.of if isinstance(given, Member) and given.name == "..." else given
    target = resolver.target(path, scope, listed) if isinstance(listed, Name) and depth < _DEPTH else None
    named = target.definition if isinstance(target, Site) and not target.rest else None
    if isinstance(listed, Items):
        for one in listed.values:
            yield from _released(path, scope, one, resolver, depth)
    elif isinstance(target, Site) and named is not None and isinstance(named.value, Items):
        yield from _released(target.path, named.name.rpartition(".")[0], named.value, resolver, depth + 1)
    elif listed is not None and (known := text(path, scope, listed, resolver)):
        yield _ANYTHING.sub("*", piece(known).strip("/"))
