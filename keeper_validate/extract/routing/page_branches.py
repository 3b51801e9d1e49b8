"""Lists of pages that a configuration leads to in a way of its own: those that are loaded when needed, that a module brings along, or that
files offer whose paths fit a pattern; and what an entry takes from elsewhere.

Records of kind `branch` hold what a call, or the class under a decorator, brings along (`tree`). Must not walk a list, nor know any
framework."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from posixpath import normpath

from keeper_validate.extract.expression import Call, Entries, Expression, Inline, Items, Name, Opaque, Text
from keeper_validate.extract.handlers import decorated
from keeper_validate.extract.language import language_of
from keeper_validate.extract.matching.conditions import holds
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site, Target
from keeper_validate.pathglob import matches_any
from keeper_validate.tree import above, below
from keeper_validate.values import dataclass

_BRANCH = "branch"
_WILD = re.compile(r"[*?{\[]")
# how many files one pattern may name
_MANY = 200


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


def laid_out(path: str, scope: str, entry: Entries, resolver: Resolver) -> dict[str, Expression]:
    """What an entry says, and what it spreads: in place, under a name, or as a function gives it back: `{ path: "/", ...page(load) }`. Of
    what stands elsewhere only texts keep their meaning; of all else it counts that it is said."""
    said: dict[str, Expression] = {}
    for key, value in entry.entries:
        said.update({key: value} if key != "..." else _spread(path, scope, value, resolver))
    return said


def _spread(path: str, scope: str, value: Expression, resolver: Resolver) -> dict[str, Expression]:
    if isinstance(value, Entries):
        return laid_out(path, scope, value, resolver)
    named = value.function if isinstance(value, Call) else value
    target = resolver.target(path, scope, named) if isinstance(named, Name) else None
    kept = target.definition.value if isinstance(target, Site) and not target.rest and target.definition is not None else None
    entries = kept.entries if isinstance(kept, Entries) else ()
    return {key: one if isinstance(one, Text) else Opaque("") for key, one in entries if key != "path" or isinstance(one, Text)}


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


def gathered(path: str, patterns: Expression, resolver: Resolver) -> Iterator[Target]:
    """What files offer by default whose paths fit one of some patterns, which begin where the file stands or at a folder above it."""
    said = [one.value for one in (patterns.values if isinstance(patterns, Items) else (patterns,)) if isinstance(one, Text)]
    placed = [(one.startswith("!"), _placed(path, one.removeprefix("!"), resolver)) for one in said]
    left_out = tuple(glob for out, glob in placed if out and glob is not None)
    found: dict[str, None] = {}
    for glob in (glob for out, glob in placed if not out and glob is not None):
        near = (one for one, _ in resolver.sources.tree.walk(_WILD.split(glob)[0].rpartition("/")[0]) if language_of(one) is not None)
        fitting = (one for one in near if matches_any(one, (glob,)) and not matches_any(one, left_out))
        found.update(dict.fromkeys(islice(fitting, _MANY)))
    for one in found:
        if one != path and (target := resolver.member(one, "default")) is not None:
            yield target


def _placed(path: str, pattern: str, resolver: Resolver) -> str | None:
    """A pattern from the top of the repository; None where it begins with a name that stands for a folder."""
    folder = path.rpartition("/")[0]
    if pattern.startswith("."):
        return normpath(below(folder, pattern))
    first = pattern.split("/")[1] if pattern.startswith("/") else ""
    around = (one for one in above(path) if first and resolver.sources.tree.entry(below(one, first)) is not None)
    return next((below(one, pattern.removeprefix("/")) for one in around), None)


def _branches(path: str, resolver: Resolver) -> tuple[Record, ...]:
    module = resolver.sources.beyond(path)
    return tuple(record for record in module.records if record.setting("kind") == _BRANCH) if module is not None else ()
