"""Route records into route elements: whole paths over all mounts, one element for each method, with handler, guards and params.

Must not know any framework."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from keeper_validate.element import Element, Facet
from keeper_validate.extract.constants import is_open, open_text, plainly
from keeper_validate.extract.expression import Entries, Expression, Items, Text, plain, unbound
from keeper_validate.extract.handlers import handler_files, handler_site, wrappers
from keeper_validate.extract.matching.conditions import makers
from keeper_validate.extract.matching.merge import merged
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.answered import mapped_methods, methods
from keeper_validate.extract.routing.class_path import class_path
from keeper_validate.extract.routing.configured import configured
from keeper_validate.extract.routing.conventional import placed
from keeper_validate.extract.routing.decorating import Known
from keeper_validate.extract.routing.enclosing import enclosing
from keeper_validate.extract.routing.guards import answer_guards, guard_facet, handler_guards
from keeper_validate.extract.routing.heirs import answering_class
from keeper_validate.extract.routing.held_methods import held_methods
from keeper_validate.extract.routing.joint import registered
from keeper_validate.extract.routing.kept_by import of_its_class
from keeper_validate.extract.routing.known_guards import chained_before, guards_of, put_before, registers_nothing
from keeper_validate.extract.routing.lifting import lifted, open_class, opening
from keeper_validate.extract.routing.listed_actions import listed_actions
from keeper_validate.extract.routing.mounts import Mounts
from keeper_validate.extract.routing.own_methods import registers_otherwise
from keeper_validate.extract.routing.prefix import Prefix, decorated_versions, led, narrowed, settled
from keeper_validate.extract.routing.resources import Mapped, actions
from keeper_validate.extract.routing.route_path import grouped, join, parameters, piece, piece_of, split_verb, tagged, typed_last
from keeper_validate.extract.routing.route_words import filled
from keeper_validate.extract.routing.segments import STYLES
from keeper_validate.extract.routing.unrolled import unrolled
from keeper_validate.extract.routing.versioned import versioned
from keeper_validate.extract.routing.written_path import below_one, foreign, untold
from keeper_validate.extract.unknown import reads_like_one
from keeper_validate.values import replace

_KIND = frozenset({"route"})


def routes(
    path: str, module: Module, resolver: Resolver, mounts: Mounts, answering: frozenset[str] | None = None, within: str | None = None
) -> Iterator[Element]:
    """The routes which a file registers, in source order; with `answering` only those that these files have a say in, with `within` those
    of a class."""
    said = (record for record in merged(path, module, _KIND, resolver) if not mounts.joint.completes(path, record))
    every = tuple(_registrations(path, module, said, mounts.joint.routes(path), resolver))
    before = put_before(every)
    for record in every:
        if registers_nothing(record, before):
            continue
        if within is not None and record.within != within:
            continue
        if answering is not None and answering.isdisjoint(handler_files(path, record, resolver)):
            continue
        if record.is_whole:
            yield from _routes(path, module, record, resolver, mounts)


def may_answer(path: str, module: Module, resolver: Resolver, answering: frozenset[str]) -> bool:
    """Whether these files have a say in anything of a file that looks like a route: no mount need be known for that."""
    said = (record for record in module.records if record.setting("kind") in _KIND)
    every = _registrations(path, module, said, registered(path, module, resolver), resolver)
    return any(not answering.isdisjoint(handler_files(path, one, resolver)) for one in every)


def _registrations(
    path: str, module: Module, said: Iterable[Record], completed: tuple[Record, ...], resolver: Resolver
) -> Iterator[Record]:
    """What is registered, one for each turn of a loop, with what is said in an object, and what calls complete elsewhere."""
    looping = any(definition.form == "each" for definition in module.definitions)
    every = (one for record in said for one in unrolled(path, record, resolver)) if looping else said
    # what a call says by itself is nothing beside what the function that it calls registers of it
    done = {one.start for one in completed if one.first("path") is not None}
    found = (*(one for one in every if one.start not in done), *completed)
    guessed = [reads_like_one(record) for record in found]
    known = {one.start for one, guess in zip(found, guessed, strict=True) if not guess and configured(path, one, resolver).is_whole}
    kept = (record for record, guess in zip(found, guessed, strict=True) if not guess or record.start not in known)
    return (configured(path, record, resolver) for record in kept)


def _routes(path: str, module: Module, record: Record, resolver: Resolver, mounts: Mounts) -> Iterator[Element]:
    handler = handler_site(path, record, resolver)
    around = wrappers(path, record, resolver) if record.setting("guard.decorators") == "true" else ()
    opened, known = record.first("open") is not None, Known(path, record.within, resolver)
    before = (*chained_before(path, record, resolver), *guards_of(path, record, resolver))
    guards = () if opened else (*before, *filter(known, around), *handler_guards(record, handler, resolver))
    above, mark = open_class(record, handler, resolver), opening(record, handler, resolver)
    held = held_methods(record, handler, resolver)
    answers, versions = tuple(_answers(path, record, handler, resolver)), decorated_versions(record, handler, resolver)
    for spelled in _written(path, record, resolver):
        verb, written = split_verb(spelled) if record.setting("path.verb") is not None else ("", spelled)
        # a framework for which the root of a mounted router is the mount itself says so
        written = "" if written == "/" and record.setting("path.root") == "mount" else written
        ways = (led(way, path, record, resolver) for way in _prefixes(path, module, record, mounts, handler, resolver))
        for prefix in (one for way in ways for one in placed(way, path, record, handler, resolver)):
            standing = () if opened or lifted(record, handler) else mounts.own.of(above)[0].guards if above is not None else prefix.guards
            prefix = replace(prefix, guards=standing, on_paths=prefix.on_paths if standing is prefix.guards else ())
            place = answering_class(prefix, handler, resolver)
            if prefix.by is not None and place is None:
                continue
            if record.setting("path.over") is not None and written.startswith(("/", "~/")):
                prefix, written = replace(prefix, path=""), written.lstrip("~")
            for method, below, name in narrowed(answers, prefix):
                members = ((record.setting("methods.lead") or "") + method.lower(), name.rpartition(".")[2])
                own = answer_guards(record, handler, members, resolver)
                standing_at = settled(join(join(prefix.path, written), below) or "/", prefix, versions)
                for whole in (one for each in standing_at for one in versioned(each, record, handler, resolver)):
                    whole = filled(whole, record, name, prefix.owner)
                    whole = whole if whole[0] == "/" else "/" + whole
                    route = _element(path, module, record, verb or method, whole, prefix, (*guards, *own), name, place, held)
                    yield replace(route, facets=(*route.facets, Facet("open", mark))) if mark else route


def _answers(path: str, record: Record, handler: Site | None, resolver: Resolver) -> Iterator[tuple[str, str, str]]:
    """What one registration answers: method, path below the registered one, handler."""
    capture = record.first("handler")
    written = plain(unbound(capture.value)) if capture else ""
    name = handler.definition.name if handler is not None and handler.definition is not None else written
    name = plain(capture.value) if capture is not None and name.partition(".")[0] == "default" else name
    name = "" if name.rpartition(".")[2].startswith("@") else name
    rules = record.setting("resource")
    if rules is not None and handler is not None:
        for action in actions(rules, handler, _added(record, path, resolver), _maker(record, path, resolver), resolver):
            yield action.method, piece(action.path), f"{name}.{action.handler}"
        return
    if (rules := record.setting("actions")) is not None:
        yield from ((one.method, one.path, f"{name}.{one.handler}" if name else one.handler) for one in listed_actions(rules, record))
        return
    for method, member in mapped_methods(record):
        yield method, "", f"{name.removesuffix('()')}.{member}"
    for method in methods(path, record, handler, resolver) if record.first("mapping") is None else ():
        yield method, "", name


def _maker(record: Record, path: str, resolver: Resolver) -> Expression | None:
    """The call that made the router of a record."""
    router = record.first("router")
    target = resolver.target(path, record.within, router.value) if router is not None else None
    return target.definition.value if isinstance(target, Site) and target.definition is not None else None


def _added(record: Record, path: str, resolver: Resolver) -> Iterator[Mapped]:
    """Methods and actions that the tree's own router class adds to every resource (records of kind `actions`)."""
    router = record.first("router")
    for made in makers(path, record.within, router.value, resolver) if router is not None else ():
        where, _, name = made.partition("#")
        module = resolver.sources.beyond(where) if name else None
        for other in module.records if module is not None else ():
            mapping = other.first("mapping") if other.setting("kind") == "actions" and other.within.partition(".")[0] == name else None
            if mapping is not None and isinstance(mapping.value, Entries):
                instead = other.setting("actions.instead") is not None
                yield from ((key, value.value, instead) for key, value in mapping.value.entries if isinstance(value, Text))


def _written(path: str, record: Record, resolver: Resolver) -> Iterator[str]:
    """The paths as the record gives them: one for each capture and each item of a list; what has no constant text is left out."""
    captures = record.all("path")
    if not captures:
        yield record.setting("path") or ""
    for capture in captures:
        for item in _each(record, capture.value):
            written = class_path(path, record, item, resolver)
            written = open_text(path, record.within, item, resolver) if written is None else written
            written = untold(path, record.within, item, resolver) if written is None else written
            written = foreign(path, record, item, resolver) if written is None else written
            spelled = below_one(record, _spelled(written, record)) if written is not None else None
            if spelled is not None:
                yield spelled


def _spelled(written: str, record: Record) -> str | None:
    """A path as its framework spells it; None for what is none."""
    written = typed_last(written) if record.setting("path.types") == "last" else written
    written = f"{written.rstrip('/')}/{{rest}}" if record.setting("path.rest") is not None else written
    written = grouped(written) if record.setting("path.groups") is not None else written
    style = record.setting("path.style")
    if style is not None:
        return STYLES[style](written.split("/"))
    return _below_prefix(written) if record.setting("path.root") == "prefix" else piece_of(record.framework, written)


def _below_prefix(written: str) -> str:
    """A path where `/` is the prefix itself, and a lone `*` takes the rest."""
    return "" if written == "/" else re.sub(r"/\*$", "/{wildcard}", piece(written))


def _prefixes(
    path: str, module: Module, record: Record, mounts: Mounts, handler: Site | None, resolver: Resolver
) -> tuple[Prefix, ...]:
    way = record.setting("router")
    if way == "none":
        return (Prefix(""),)
    if way == "class":
        # a handler that is mounted itself stands in no router's class
        alone = handler is not None and mounts.mounted(handler.key)
        own = handler.key if handler is not None and alone else (path, record.within)
        ways, marked = mounts.prefixes(own), record.setting("router.marked") is None or mounts.own.is_among(own, mounts.marked)
        return ways if marked else tuple(replace(one, resolved=one.resolved and one.by in mounts.marked) for one in ways)
    router = record.first("router")
    around = enclosing(path, module, record, resolver) if router is None else None
    key, below = mounts.reached(path, module, record, router.value) if router is not None else (around, "")
    listed = way in ("binding", "given")
    prefixes = mounts.own.met(key, path, record, mounts.prefixes(key)) if key is not None else (Prefix("", resolved=listed),)
    prefixes = of_its_class(prefixes, path, record, resolver)
    doubted = reads_like_one(record) or registers_otherwise(path, record, resolver)
    # a list of a function that nobody is seen to call, or to call for its routes
    inside = key is not None and record.within != "" and f"{key[1]}.".startswith(f"{record.within}.")
    doubted = doubted or (way == "given" and inside and key is not None and not mounts.mounted(key))
    return tuple(
        replace(prefix, path=join(prefix.path, below or ""), resolved=prefix.resolved and not doubted and below is not None)
        for prefix in prefixes
    )


def _each(record: Record, expression: Expression) -> tuple[Expression, ...]:
    if (tag := record.setting("path.tag")) is not None and isinstance(expression, Text):
        return tuple(map(Text, tagged(expression.value, tag)))
    return expression.values if isinstance(expression, Items) else (expression,)


def _element(
    path: str, module: Module, record: Record, method: str, whole: str, prefix: Prefix, guards: tuple[str, ...], handler: str,
    place: Site | None, held: tuple[str, ...],
) -> Element:
    shown = plainly(whole).removeprefix("/" if record.setting("path.bare") else "")
    facets = [Facet("method", method), Facet("path", shown)]
    if handler:
        facets.append(Facet("handler", handler))
    facets.extend(map(guard_facet, dict.fromkeys((*prefix.guards_before(whole), *guards))))
    facets.extend(Facet("param", name) for name in parameters(whole))
    facets.extend(Facet("method", name) for name in held if method == "ANY")
    if not prefix.resolved or is_open(whole):
        facets.append(Facet("prefix", "unresolved"))
    line, end = (record.first("at") or record).line, record.end_line
    if place is not None and place.definition is not None:
        path, line, end = place.path, place.definition.line, place.definition.line
    return Element("route", f"{method} {shown}", path, line, max(line, end), module.language,
                   record.setting("framework") or record.framework, facets=tuple(facets))
