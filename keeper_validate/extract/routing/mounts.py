"""Where routers are mounted: the prefixes (and guards) under which a router's routes stand, over all mounts and across files.

Must not know any framework; routers, mounts and handovers come from records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from keeper_validate.extract.chains import unchained
from keeper_validate.extract.expression import Call, Expression, Items, Name
from keeper_validate.extract.matching.merge import merged
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.adrift import Adrift
from keeper_validate.extract.routing.applied import applied_prefixes
from keeper_validate.extract.routing.as_made import instead, is_untold, keeper, making
from keeper_validate.extract.routing.enclosing import ELSEWHERE, Key, enclosing
from keeper_validate.extract.routing.extensions import Extensions
from keeper_validate.extract.routing.folders import mounted_files
from keeper_validate.extract.routing.given import Given
from keeper_validate.extract.routing.guards import chained_guards, guard_names
from keeper_validate.extract.routing.handing import given_to, receivers
from keeper_validate.extract.routing.joint import Joint
from keeper_validate.extract.routing.known_guards import guards_of
from keeper_validate.extract.routing.lineage import SERVED_BY_OTHERS, Including, answers_elsewhere, classes_above, of_function, tops
from keeper_validate.extract.routing.loops import listed, looped
from keeper_validate.extract.routing.made_anew import made_anew, makers
from keeper_validate.extract.routing.mount_table import MountTable, of_tests
from keeper_validate.extract.routing.neighbours import saying
from keeper_validate.extract.routing.own_methods import guards_in_making, mounts_otherwise
from keeper_validate.extract.routing.own_prefix import OwnPrefixes
from keeper_validate.extract.routing.prefix import Mount, Prefix, behind, telling
from keeper_validate.extract.routing.put_together import put_together
from keeper_validate.extract.routing.resources import nested_lookup
from keeper_validate.extract.routing.rooted import Rooted
from keeper_validate.extract.routing.rounds import Rounds
from keeper_validate.extract.routing.route_path import join
from keeper_validate.extract.routing.router_key import bound_key, child_key, decorated_key, is_anothers, part_key, router_key, site_key
from keeper_validate.extract.routing.spread_prefix import with_options
from keeper_validate.extract.routing.told import told
from keeper_validate.extract.routing.written_path import below_one, joined_text, prefix_first, prefix_text, prefixes_of
from keeper_validate.values import replace

_KINDS = frozenset({"router", "mount", "handover"})


class Mounts:
    """The router graph of some modules; `marked` are the classes that say to be routers, where these have to."""

    def __init__(self, modules: Iterable[tuple[str, Module]], resolver: Resolver) -> None:
        self._resolver, self.own, self._including = resolver, OwnPrefixes(resolver), Including()
        self._roots, self._known, self.marked, self._mounts = dict[Key, str](), set[Key](), set[Key](), MountTable(resolver)
        self._adrift, self._rooted = Adrift(resolver, self._mounts, self._known), Rooted(resolver)
        self._guarding, self._given = list[tuple[Key, str, Record]](), Given(resolver)
        self._reached = Rounds(self._reaching, lambda key: tuple(replace(mine, resolved=False) for mine in self.own.of(key)))
        self._modules, self._read = (kept := tuple(modules)), {path for path, _ in kept}
        self._extensions, self.joint = Extensions(kept), Joint(kept, resolver)
        said = [(path, one, found) for path, one in kept if (found := self.joint.mounting(path, merged(path, one, _KINDS, resolver)))]
        for late in (False, True):
            for path, module, records in said:
                for record in records if of_tests(path) == late else ():
                    self._add(path, module, record)
            self._lend()
            self._mounts.settle()
        for top, path, record in ((top, *one[1:]) for one in self._guarding for top in tops(one[0], self._mounts)):
            self.own.say(top, (), guard_names(record), path, record)

    def prefixes(self, key: Key) -> tuple[Prefix, ...]:
        """Every prefix of a router, in a stable order; one unresolved empty one where nothing (in the end itself) mounts it."""
        return self._reached.of(key) if key != ELSEWHERE else (Prefix("", resolved=False),)

    def _reaching(self, key: Key) -> tuple[Prefix, ...]:
        self._read_too(key[0])
        self.own.say(key, (), guards_in_making(*key, self._resolver))
        for made in makers(*key, self._resolver):
            self._read_too(made.path)
            self.own.inherits(key, made.key)
            self._roots.update({key: self._roots[made.key]} if made.key in self._roots else {})
            self._known.update({key} if made.key in self._known else ())
        given = [Mount(one, "", (), overrides=True) for one in instead(key, self._known, self._resolver)]
        mounts = self._mounts.get(key) or of_function(key, self._mounts, self._roots) or self._mounts.in_making(key)
        served = self._rooted.serves(key) if key not in self._known else bool(given) and not mounts and key in self._roots
        mounts = [*((Mount(None, "", ()),) if served else ()), *mounts, *given]
        mounts = telling(mounts, self.own.schemes.idle, self._adrift.serves)
        every = self.own.of(key, is_untold(key, self._known, self._resolver))
        if not mounts:
            own = key in self._roots or (key not in self._known and served is None and not self._including.leaves_out(key))
            known = own and not answers_elsewhere(key, self._roots, self._resolver)
            return tuple(dict.fromkeys(replace(mine, resolved=mine.resolved and known, owner=key[1]) for mine in every))
        found = dict.fromkeys(way for mine in every for one in mounts for way in self._mounted(one, self.own.made_by(key, one.made, mine)))
        return tuple(prefix for prefix in found if prefix.resolved) or tuple(found)  # what could not be read says nothing beside what could

    def _mounted(self, mount: Mount, mine: Prefix) -> Iterator[Prefix]:
        above = self.prefixes(mount.parent) if mount.parent is not None else (Prefix(""),)
        for prefix in self.own.met(mount.parent, *mount.said, above) if mount.parent and mount.said else above:
            yield behind(replace(prefix, resolved=prefix.resolved and self._adrift.serves(mount)), mount, mine)

    def reached(self, path: str, module: Module, record: Record, router: Expression) -> tuple[Key | None, str | None]:
        """The router that a record's expression means, through the calls chained on it, and the path that these put before the rest."""
        links = unchained(record.framework, router)
        around = enclosing(path, module, record, self._resolver) if isinstance(router, Call) else None
        chained = isinstance(links.start, Call) and links.start != router
        bound = around or (path, record.within) if chained or (around and made_anew(*around, self._resolver)) else None
        key = bound or router_key(path, record.within, links.start, self._resolver)
        key = around if key is None or (key not in self._known and around in self._known) else key  # made by what is no router
        bases = () if {bound, key if key == around else None} & self._known else links.bases  # said of the name that is bound
        return key, joined_text(path, record.within, (*bases, *links.paths), self._resolver)

    def _add(self, path: str, module: Module, record: Record) -> None:
        record = with_options(path, record, self._resolver)
        if record.setting("kind") == "router":
            self._add_router(path, module, record)
        elif record.setting("child") in ("above", "inherited"):
            self._add_bases(path, record)
        elif record.setting("kind") == "mount":
            self._add_mount(path, module, prefix_first(path, record, self._resolver))
        elif record.setting("function.extends") is not None:
            for extended, mount in self._extensions.given(path, record, self._resolver):
                self._mounts.put(extended, mount, path)
        else:
            self._add_handover(path, record)

    def _add_router(self, path: str, module: Module, record: Record) -> None:
        if record.first("told") is not None:
            for router, prefix in told(path, record, self._resolver):
                self.own.say(router, (prefix,), ())
            return
        if (name := record.first("name")) is not None and isinstance(name.value, Call):
            self._guard_along(path, module, record, name.value)
            return
        key = bound_key(path, record, name.value, self._resolver) if name is not None else decorated_key(path, record, self._resolver)
        applied = tuple(applied_prefixes(path, record, self._resolver))
        if key is not None and (applied or record.setting("marks") is not None):
            self.marked.add(key)
            self.own.say(key, applied, ())
        if key is not None:
            self._given.note(key, path, record)
        if key is not None and record.setting("applies") is None:
            self._say(key, path, record)

    def _guard_along(self, path: str, module: Module, record: Record, router: Call) -> None:
        """What a link of a chain puts before the rest guards the router that the chain gives, if that is one with the whole of it."""
        key, below = self.reached(path, module, record, router)
        made = isinstance(unchained(record.framework, router).start, Call)
        key = enclosing(path, module, record, self._resolver) or (path, record.within) if made else None if below else key
        if key is not None:
            self.own.say(key, (), guards_of(path, record, self._resolver), path, record)

    def _say(self, key: Key, path: str, record: Record) -> None:
        """What a record says of the router that it is of, or of what a function was given as that."""
        self._known.add(key)
        self._guarding.extend(((key, path, record),) if record.setting("guard.all") is not None else ())
        self._roots.update({key: root} if (root := record.setting("facet.root")) is not None else {})
        self.own.schemes.add(key, path, record)
        prefixes, guards = prefixes_of(record), guards_of(path, record, self._resolver)
        prefix = below_one(record, prefix_text(path, record.within, prefixes[0] if prefixes else None, self._resolver))
        chained, parent = record.first("chain"), record.first("router")
        links = unchained(record.framework, on.value) if (on := chained or parent) is not None else None
        start = links.start if links is not None and isinstance(links.start, Name) else None
        if links is not None and (chained or (start and links.bases)):
            prefix = joined_text(path, record.within, (*links.bases, *prefixes[:1]), self._resolver)
            guards = (*guards, *chained_guards(links.guards))
        above = router_key(path, record.within, start or (parent.value if parent is not None else None), self._resolver)
        if record.setting("prefix.lookup") is not None:
            self.own.nest(key, above, prefix, nested_lookup(path, record, prefix, self._resolver), guards)
        elif start or parent:
            self._mounts.put(key, Mount(above, prefix, guards), path)
        else:
            self.own.say(key, (prefix,) if chained else (), guards, path, record, () if chained else prefixes)

    def _add_mount(self, path: str, module: Module, record: Record) -> None:
        (parent, below), guards = self._parent(path, module, record), guards_of(path, record, self._resolver)
        written = next(iter(prefixes_of(record)), None)
        otherwise = record.setting("router") == "unknown" or mounts_otherwise(path, record, self._resolver)
        start = None if otherwise else prefix_text(path, record.within, written, self._resolver)
        for file, place in mounted_files(path, record, self._modules, self._resolver, start):
            whole = join(below or "", place) if place is not None else None
            self._mounts.put(site_key(Site(file), self._resolver), Mount(parent, whole, guards), path)
        if record.setting("inline") == "body":
            self._mounts.put((path, f"<{record.start}>"), Mount(parent, start, guards), path)
        given = [one for child in put_together(record) for one in listed(path, record, child, self._resolver)]
        for (where, expression), under in product(given, written.values if isinstance(written, Items) else (written,)):
            for (spot, each), (origin, before) in looped(where, record, (expression, under), self._resolver):
                child = child_key(spot, module, record, each, self._resolver) if each is not None else None
                prefix = None if otherwise else prefix_text(origin, record.within, before, self._resolver)
                prefix = join(below, prefix) if below and prefix is not None else prefix
                self._including.note(record.setting("child.name"), parent, child)
                if child is not None and (word := record.setting("child.says")):
                    self._read_too(child[0], word)
                if child is not None and child != parent:
                    overrides = written is not None and record.setting("prefix.overrides") is not None
                    made, kept = making(spot, record.within, each, self._resolver), keeper(spot, record.within, each, self._resolver)
                    self._mounts.put(child, Mount(parent, prefix, guards, overrides, (path, record), made, None, kept), path)
                elif child is not None and record.setting("inline") == "true":
                    self.own.rebind(child, path, module, record, prefix)
                elif child is not None and each is not None and is_anothers(each, record):
                    self._mounts.put(child, Mount(None, None, guards), path)  # which object's is on which, only a run can tell

    def _add_bases(self, path: str, record: Record) -> None:
        """A class serves what the classes and interfaces above it declare, and has their prefix where it says none."""
        name, every = record.first("name"), record.setting("child") == "inherited"
        own = bound_key(path, record, name.value, self._resolver) if name is not None else None
        for above in classes_above(path, record, own, self._resolver):
            self._read_too(above.path)
            if own is not None and above.definition is not None:
                self.own.inherits(own, above.key)
                if every or not SERVED_BY_OTHERS.isdisjoint(above.definition.traits):
                    self._mounts.put(above.key, Mount(own, "", (), overrides=True, by=own if every else None), path)

    def _read_too(self, path: str, word: str = "") -> None:
        known = path in self._read or (word and not saying([word.encode()], [path], self._resolver.sources.tree))
        if not known and (module := self._resolver.sources.beyond(path)) is not None:
            self._read.add(path)
            for record in merged(path, module, _KINDS, self._resolver):
                self._add(path, module, record)

    def mounted(self, key: Key) -> bool:
        """Whether something mounts a thing."""
        return key in self._mounts

    def _parent(self, path: str, module: Module, record: Record) -> tuple[Key | None, str | None]:
        if record.setting("name") == "decorated":
            return part_key(decorated_key(path, record, self._resolver), record), ""
        if record.setting("router") == "class":
            return (path, record.within), ""
        around = (enclosing(path, module, record, self._resolver), "")
        return self.reached(path, module, record, on.value) if (on := record.first("router")) is not None else around

    def _add_handover(self, path: str, record: Record) -> None:
        """A router passed to a function: the parameter is that router, of which a function of the source tells a test nothing."""
        for where, function in given_to(path, record, self._resolver):
            self._read_too(where)
            for key, value in receivers(record, where, function, self._resolver):
                if (parent := router_key(path, record.within, value, self._resolver)) is not None:
                    self._given.lend(key, parent, path, record)
                    self._mounts.put(key, Mount(parent, "", (), said=(path, record)), path)

    def _lend(self) -> None:
        """Where a function mounts its parameter, what it was given is mounted there, and is what the function says of it."""
        for parameter, lent, said in self._given.lent():
            handed = [mount for mount in self._mounts.get(parameter, ()) if mount.parent not in lent]
            for mount, router in product(handed, lent):
                self._mounts.put(router, mount, parameter[0])
            self._mounts[parameter] = [mount for mount in self._mounts[parameter] if mount not in handed]
            for (path, record), router in product(said, lent):
                self._say(router, path, record)
        for router, path, record, guards in self._given.put():
            self.own.say(router, (), guards, path, record)
