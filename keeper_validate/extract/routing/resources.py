"""One registration that stands for many routes: a resource's actions, from its class's bases, methods and decorated extras.

What each base brings, and where each action stands, is data beside the framework's query file (`rules/<family>/<framework>.yaml`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from keeper_validate import shipped
from keeper_validate.extract.constants import text
from keeper_validate.extract.expression import Call, Expression, Items, Literal, Name, Text, keyword
from keeper_validate.extract.matching.conditions import matches_name
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Action:
    """One route of a resource: its method, its path below the resource, and the function that answers."""

    method: str
    path: str
    handler: str


# What a router of the tree maps for the whole collection: method, action, and whether it does so in place of the standard ones.
Mapped = tuple[str, str, bool]


def actions(rules: str, site: Site, added: Iterable[Mapped], router: Expression | None, resolver: Resolver) -> Iterator[Action]:
    """The actions of a resource class by the rules of a framework, the standard ones first; `added` are the router's own, `router` is the
    call that made it."""
    known = shipped.data(f"rules/{rules}")
    bare = keyword(router, known["slash"]) == Literal("False")
    for action in _actions(known, site, tuple(added), resolver):
        yield replace(action, path=action.path.removesuffix("/")) if bare else action


def nested_lookup(path: str, record: Record, prefix: str | None, resolver: Resolver) -> str:
    """The parameter that tells of which one a router is that is nested in another: by the lookup that the resource has which that router
    registers under the prefix."""
    known, said, module = shipped.data(f"rules/{record.setting('resource')}"), record.first("lookup"), resolver.sources.names(path)
    above, lookup = record.first("router"), str(known["lookup"])
    for one in module.records if module is not None else ():
        registered, handler, router = one.first("path"), one.first("handler"), one.first("router")
        if one.setting("resource") is None or registered is None or handler is None:
            continue
        if router is None or above is None or router.value != above.value:
            continue
        resource = resolver.target(path, one.within, handler.value)
        if prefix is not None and text(path, one.within, registered.value, resolver) == prefix and isinstance(resource, Site):
            of = {member.key[1].rpartition(".")[2]: member.definition for member in resolver.members(resource)}
            lookup = _lookup(known, {name: definition for name, definition in of.items() if definition is not None})
    named = text(path, record.within, said.value, resolver) if said is not None else None
    return (record.setting("prefix.lookup") or "").format(named or "nested_#", lookup)


def _actions(known: dict[str, Any], site: Site, added: tuple[Mapped, ...], resolver: Resolver) -> Iterator[Action]:
    sites = {member.key[1].rpartition(".")[2]: member for member in resolver.members(site)}
    members = {name: member.definition for name, member in sites.items() if member.definition is not None}
    lookup = _lookup(known, members)
    allowed = _allowed(known, members)
    offered = _offered(known, site, members, resolver)
    moved = {name for _, name, instead in added if instead}
    for name, (method, where) in known["actions"].items():
        # in place of the standard ones of the whole collection, so that none is left of those
        if name in offered - moved and method.lower() in allowed and not (moved and where == "/"):
            yield Action(method, where.replace("{lookup}", "{" + lookup + "}"), name)
    for method, name, _ in added:
        mapped = name in offered & moved if name in known["actions"] else name in members
        if mapped and method.lower() in allowed:
            yield Action(method.upper(), "/", name)
    for name, member in sites.items():
        extras = tuple(_extra(known["extra"], name, member, lookup, allowed, resolver))
        yield from extras
        for extra in extras[:1]:
            yield from _answering(f"{name}.{known['extra']['mapping']}.", extra, members, allowed)


def _lookup(known: dict[str, object], members: dict[str, Definition]) -> str:
    for attribute in ("lookup_url_kwarg", "lookup_field"):
        value = members[attribute].value if attribute in members else None
        if isinstance(value, Text):
            return value.value
    return str(known["lookup"])


def _allowed(known: dict[str, object], members: dict[str, Definition]) -> frozenset[str]:
    listed = members[str(known["limit"])].value if str(known["limit"]) in members else None
    if isinstance(listed, Items):
        return frozenset(item.value.lower() for item in listed.values if isinstance(item, Text))
    return frozenset({"get", "post", "put", "patch", "delete", "head", "options"})


def _offered(known: dict[str, dict[str, list[str]]], site: Site, members: dict[str, Definition], resolver: Resolver) -> frozenset[str]:
    from_bases = {action for base in resolver.ancestors(site) for action in known["bases"].get(base, ())}
    return frozenset(from_bases) | {name for name, member in members.items() if member.form == "function" and name in known["actions"]}


def _extra(
    rules: dict[str, str], name: str, site: Site, lookup: str, allowed: frozenset[str], resolver: Resolver
) -> Iterator[Action]:
    for decorator in site.definition.decorators if site.definition is not None else ():
        if not isinstance(decorator, Call):
            continue
        scope = site.key[1].rpartition(".")[0].rpartition(".")[0]
        written = (resolver.qualified(site.path, scope, decorator.function), resolver.written(site.path, scope, decorator.function))
        if not any(matches_name(spelled, rules["decorator"]) for spelled in written):
            continue
        own = keyword(decorator, "url_path")
        path = own.value if isinstance(own, Text) else name
        first, second = (*decorator.arguments, None, None)[:2]
        detail = keyword(decorator, "detail") or second
        where = f"{{{lookup}}}/{path}/" if isinstance(detail, Literal) and detail.value == "True" else f"{path}/"
        for method in _methods(keyword(decorator, "methods") or first):
            if method.lower() in allowed:
                yield Action(method, where, name)


def _answering(mapping: str, extra: Action, members: dict[str, Definition], allowed: frozenset[str]) -> Iterator[Action]:
    """What answers further methods of an extra action, each below a decorator of that one: `@archive.mapping.delete`."""
    for name, member in members.items():
        for decorator in member.decorators:
            if isinstance(decorator, Name) and decorator.name.startswith(mapping):
                method = decorator.name.removeprefix(mapping)
                if method in allowed:
                    yield replace(extra, method=method.upper(), handler=name)


def _methods(listed: Expression | None) -> tuple[str, ...]:
    if not isinstance(listed, Items):
        return ("GET",)
    items = (item for item in listed.values if isinstance(item, Text | Name))
    found = [item.value if isinstance(item, Text) else item.name.rpartition(".")[2] for item in items]
    return tuple(name.upper() for name in found)
