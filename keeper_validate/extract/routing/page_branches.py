"""Lists of pages that a configuration leads to in a way of its own: those that are loaded when needed, or that a module brings along.

Records of kind `branch` hold what a call, or the class under a decorator, brings along (`tree`). Must not walk a list, nor know any
framework."""

from __future__ import annotations

from keeper_validate.extract.expression import Call, Expression, Inline
from keeper_validate.extract.handlers import decorated
from keeper_validate.extract.matching.conditions import holds
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site, Target
from keeper_validate.values import dataclass

_BRANCH = "branch"


@dataclass(frozen=True, slots=True)
class Branch:
    """A list of pages, where it stands, and the scope in which its names mean something."""

    site: Site
    scope: str
    tree: Expression


def called(path: str, call: Call, resolver: Resolver) -> Branch | None:
    """What a call in a list brings along: `RouterModule.forChild(routes)`."""
    for record in _branches(path, resolver):
        given, tree = record.first("call"), record.first("tree")
        if given is not None and tree is not None and given.value == call and holds(record, path, resolver):
            return Branch(Site(path), record.within, tree.value)
    return None


def loaded(path: str, loader: Expression, resolver: Resolver) -> Target | None:
    """What a function that is asked when needed gives: a list, a class, or what its module offers by default."""
    if not isinstance(loader, Inline) or loader.loads is None:
        return None
    target = resolver.target(path, loader.name, loader.loads)
    module = isinstance(target, Site) and target.definition is None and not target.rest
    return resolver.member(target.path, "default") if module and isinstance(target, Site) else target


def brought(site: Site, resolver: Resolver) -> Branch | None:
    """What a class brings along, by what decorates it."""
    module = resolver.sources.names(site.path)
    for record in _branches(site.path, resolver):
        tree = record.first("tree")
        if tree is None or record.setting("name") != "decorated" or module is None or site.definition is None:
            continue
        under = decorated(record, module)
        if under is not None and under.name == site.definition.name and holds(record, site.path, resolver):
            return Branch(site, record.within, tree.value)
    return None


def _branches(path: str, resolver: Resolver) -> tuple[Record, ...]:
    module = resolver.sources.beyond(path)
    return tuple(record for record in module.records if record.setting("kind") == _BRANCH) if module is not None else ()
