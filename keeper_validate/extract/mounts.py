"""Where routers are mounted: the prefixes (and guards) under which a router's routes stand, over all mounts and across files.

Must not know any framework; routers, mounts and handovers come from records."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate.extract.chains import unchained
from keeper_validate.extract.constants import text
from keeper_validate.extract.contexts import by_name
from keeper_validate.extract.enclosing import Key, enclosing
from keeper_validate.extract.expression import Call, Expression, Inline, Items, Name, Text
from keeper_validate.extract.folders import mounted_files
from keeper_validate.extract.guards import guard_names
from keeper_validate.extract.handing import hand_over, plugin
from keeper_validate.extract.handlers import decorated
from keeper_validate.extract.loops import listed, looped
from keeper_validate.extract.merge import merged
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.names import Site
from keeper_validate.extract.prefix import Prefix, Schemes
from keeper_validate.extract.resolve import Resolver
from keeper_validate.extract.route_path import join, piece
from keeper_validate.values import dataclass, replace

_DEPTH = 12
_KINDS = frozenset({"router", "mount", "handover"})


@dataclass(frozen=True, slots=True)
class _Mount:
    parent: Key | None
    prefix: str | None
    guards: tuple[str, ...]
    overrides: bool = False


class Mounts:
    """The router graph of some modules."""

    def __init__(self, modules: Iterable[tuple[str, Module]], resolver: Resolver) -> None:
        self._resolver = resolver
        self._own: dict[Key, tuple[str | None, tuple[str, ...]]] = {}
        self._roots: set[Key] = set()
        self._known: set[Key] = set()
        self._mounts: dict[Key, list[_Mount]] = {}
        self._schemes = Schemes(resolver)
        self._served: frozenset[Key] = frozenset()
        self._modules = tuple(modules)
        hand_over(self._modules, resolver)
        said = [(path, module, records) for path, module in self._modules if (records := merged(path, module, _KINDS, resolver))]
        for late in (False, True):
            self._served = frozenset(self._mounts) if late else frozenset()
            for path, module, records in said:
                for record in records if (by_name(path) != "source") == late else ():
                    self._add(path, module, record)

    def prefixes(self, key: Key, depth: int = 0) -> tuple[Prefix, ...]:
        """Every prefix of a router, in a stable order; one unresolved empty one where nothing mounts it."""
        own, guards = self._own.get(key, ("", ()))
        mine = self._schemes.own(key, own or "", guards, own is not None)
        mounts = self._mounts.get(key) or self._of_function(key)
        if not mounts or depth > _DEPTH:
            reachable = key in self._roots or (key not in self._known and "#" not in key[1])
            return (replace(mine, resolved=mine.resolved and reachable),)
        found = []
        for mount in mounts:
            above = self.prefixes(mount.parent, depth + 1) if mount.parent is not None else (Prefix(""),)
            for prefix in above:
                joined = join(join(prefix.path, mount.prefix or ""), "" if mount.overrides else mine.path)
                resolved = prefix.resolved and mount.prefix is not None and mine.resolved
                versions = prefix.versions if mine.versions is None else mine.versions
                found.append(Prefix(joined, (*prefix.guards, *mount.guards, *mine.guards), resolved, prefix.scheme, versions))
        # a mount that could not be read says nothing beside one that could
        known = [prefix for prefix in found if prefix.resolved]
        return tuple(dict.fromkeys(known or found))

    def key(self, path: str, scope: str, expression: Expression | None) -> Key | None:
        """What identifies the router that an expression means."""
        if expression is None:
            return None
        target = self._resolver.target(path, scope, expression)
        if isinstance(target, Site):
            return self._site_key(target)
        if isinstance(expression, Call):
            made = self._resolver.target(path, scope, expression.function)
            if isinstance(made, Site) and made.definition is not None:
                returned = made.definition.value if made.definition.form == "function" else None
                if isinstance(returned, Name):
                    return self.key(made.path, made.definition.name, returned)
                return made.key
            if expression.arguments and isinstance(expression.arguments[0], Name | Inline):
                return self.key(path, scope, expression.arguments[0])  # a plugin wrapped in place
        return None

    def reached(self, path: str, module: Module, record: Record, router: Expression) -> tuple[Key | None, str | None]:
        """The router that a record's expression means, through the calls chained on it, and the path that these put before the rest."""
        chain = unchained(record.framework, router)
        made = isinstance(chain.start, Call) and chain.start != router
        bound = enclosing(path, module, record) or (path, record.within) if made else None
        key = bound or self.key(path, record.within, chain.start) or (enclosing(path, module, record) if isinstance(router, Call) else None)
        added = (*chain.bases, *chain.paths) if bound is None else chain.paths
        return key, self._joined(path, record.within, added)

    def _joined(self, path: str, scope: str, pieces: Iterable[Expression]) -> str | None:
        whole = ""
        for each in pieces:
            written = text(path, scope, each, self._resolver)
            if written is None:
                return None
            whole = join(whole, "" if written == "/" else piece(written))
        return whole

    def _site_key(self, site: Site) -> Key:
        if site.definition is None:
            default = self._resolver.member(site.path, "default") if not site.rest else None
            return self._site_key(default) if isinstance(default, Site) and default.definition is not None else site.key
        inner = plugin(site, self._resolver)
        if isinstance(inner, Site) and inner.key != site.key:
            return inner.key
        made = site.definition.value if site.definition.form == "value" else None
        if isinstance(made, Call) and not site.rest:
            # `api = create_api()`: the router is the one that the function returns
            scope = site.definition.name.rpartition(".")[0]
            function = self._resolver.target(site.path, scope, made.function)
            if isinstance(function, Site) and function.definition is not None and isinstance(function.definition.value, Name):
                returned = self._resolver.follow(function.path, function.definition.name, function.definition.value.name)
                if isinstance(returned, Site) and returned.key != site.key:
                    return returned.key
        return site.key

    def _of_function(self, key: Key) -> list[_Mount]:
        """A plugin's first parameter stands for the router that the plugin was mounted on."""
        path, name = key
        function, _, index = name.partition("#")
        return self._mounts.get((path, function), []) if index == "0" else []

    def _add(self, path: str, module: Module, record: Record) -> None:
        if record.setting("kind") == "router":
            self._add_router(path, record)
        elif record.setting("kind") == "mount":
            self._add_mount(path, module, record)
        else:
            self._add_handover(path, record)

    def _add_router(self, path: str, record: Record) -> None:
        name = record.first("name")
        key = self._bound(path, record, name.value) if name is not None else self._decorated(path, record)
        if key is None:
            return
        self._known.add(key)
        if record.setting("facet.root") is not None:
            self._roots.add(key)
        self._schemes.add(key, path, record)
        first = record.first("prefix")
        prefix, guards = self._prefix(path, record.within, first.value if first else None), guard_names(record)
        chain = record.first("chain")
        if chain is not None:
            links = unchained(record.framework, chain.value)
            prefix = self._joined(path, record.within, links.bases)
            if isinstance(links.start, Name):
                self._mount(key, _Mount(self.key(path, record.within, links.start), prefix, guards))
                return
        parent = record.first("router")
        if parent is not None:
            self._mount(key, _Mount(self.key(path, record.within, parent.value), prefix, guards))
            return
        known = self._own.get(key)
        if known is not None and record.first("prefix") is None:
            prefix = known[0]
        self._own[key] = (prefix, tuple(dict.fromkeys((*(known[1] if known else ()), *guards))))

    def _decorated(self, path: str, record: Record) -> Key | None:
        module = self._resolver.sources.beyond(path) if record.setting("name") == "decorated" else None
        definition = decorated(record, module, self._resolver) if module is not None else None
        return (path, definition.name) if definition is not None else None

    def _bound(self, path: str, record: Record, name: Expression) -> Key | None:
        if not isinstance(name, Name | Inline):
            return None
        dotted = f"{record.within}.{name.name}" if record.within and isinstance(name, Name) else name.name
        module = self._resolver.sources.beyond(path)
        definition = self._resolver.scopes(module).definition(dotted) if module is not None else None
        return (path, definition.name) if definition is not None else self.key(path, record.within, name)

    def _add_mount(self, path: str, module: Module, record: Record) -> None:
        parent, below = self._parent(path, module, record)
        written, guards = record.first("prefix"), guard_names(record)
        for file, place in mounted_files(path, record, self._modules):
            start = self._prefix(path, record.within, written.value if written else None)
            whole = join(join(below or "", start), place) if start is not None else None
            self._mount(self._site_key(Site(file)), _Mount(parent, whole, guards))
        given = [one for capture in record.all("child") for one in listed(path, record, capture.value, self._resolver)]
        for where, expression in given:
            both = (expression, written.value if written else None)
            for (spot, each), (origin, before) in looped(where, record.within, both, self._resolver):
                child = self._child(spot, module, record, each) if each is not None else None
                prefix = self._prefix(origin, record.within, before)
                prefix = join(below, prefix) if below and prefix is not None else prefix
                if child is not None and child != parent:
                    overrides = record.setting("prefix.overrides") is not None and record.first("prefix") is not None
                    self._mount(child, _Mount(parent, prefix, guards, overrides))

    def mounted(self, key: Key) -> bool:
        """Whether something mounts a thing."""
        return key in self._mounts

    def _parent(self, path: str, module: Module, record: Record) -> tuple[Key | None, str | None]:
        router = record.first("router")
        if record.setting("name") == "decorated":
            return self._decorated(path, record), ""
        return self.reached(path, module, record, router.value) if router is not None else (enclosing(path, module, record), "")

    def _child(self, path: str, module: Module, record: Record, child: Expression) -> Key | None:
        if isinstance(child, Items) and child.values:
            # a list of routes in place, or a pair of such a list (or module) and its name
            first = child.values[0]
            return (path, f"<{record.start}>") if isinstance(first, Call) else self._child(path, module, record, first)
        if isinstance(child, Text):
            target = self._resolver.leads_to(path, module, child.value)
            return (target, record.setting("child.name") or "") if target is not None else None
        key = self.key(path, record.within, child)
        if key is not None and not key[1] and record.setting("child.name"):
            return key[0], record.setting("child.name") or ""
        return key

    def _add_handover(self, path: str, record: Record) -> None:
        """A router passed to a function: the parameter is that router."""
        function = record.first("function")
        target = self._resolver.target(path, record.within, function.value) if function is not None else None
        if not isinstance(target, Site) or target.definition is None or target.definition.form != "function" or target.rest:
            return
        listed = (capture.value for capture in record.all("argument"))
        given = [value for each in listed for value in (each.values if isinstance(each, Items) else (each,))]
        for index, value in enumerate(given):
            parent = self.key(path, record.within, value)
            if parent is not None and index < len(target.definition.parameters):
                self._mount((target.path, f"{target.definition.name}#{index}"), _Mount(parent, "", ()))

    def _mount(self, child: Key, mount: _Mount) -> None:
        if child in self._served and by_name(child[0]) == "source":
            return  # where a test mounts what source mounts says nothing of the source
        listed = self._mounts.setdefault(child, [])
        if mount not in listed and mount.parent != child:
            listed.append(mount)

    def _prefix(self, path: str, scope: str, prefix: Expression | None) -> str | None:
        written = text(path, scope, prefix, self._resolver) if prefix is not None else ""
        return piece(written) if written is not None else None
