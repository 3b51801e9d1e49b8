"""Records of routers and mounts with the prefix that a mapping gives which is spread into their call, `register(users, **options)`, and
without the one that what is mounted is made to leave aside.

Under which key it stands, and what is made so, is the record's to say (`options.prefix "url_prefix"`). Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.constants import open_text
from keeper_validate.extract.expression import Entries, Expression, Name, Text
from keeper_validate.extract.matching.conditions import makers, matches_name
from keeper_validate.extract.module import Capture, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.loops import items, variable
from keeper_validate.values import replace

# What stands for a prefix that only a run can tell.
_UNTOLD = Name("**")


def with_options(path: str, record: Record, resolver: Resolver) -> Record:
    """A router or mount with the prefix that its mapping gives, or may give; without one before a child that leaves it aside."""
    child, aside = record.first("child"), record.setting("prefix.without")
    if aside is not None and child is not None and record.first("prefix") is not None:
        made = makers(path, record.within, child.value, resolver)
        if any(matches_name(one, aside) for one in made):
            return replace(record, captures=tuple(one for one in record.captures if one.role != "prefix"))
    spread = record.first("options") if (key := record.setting("options.prefix")) is not None else None
    if key is None or spread is None or record.first("prefix") is not None:
        return record
    if isinstance(spread.value, Name) and (turn := variable(path, record, spread.value, resolver)) is not None and not turn.rest:
        return _of_turns(record, spread, spread.value.name, items(turn, resolver)[1])
    given = _given(path, record.within, spread.value, key, resolver)
    return replace(record, captures=(*record.captures, replace(spread, role="prefix", value=given))) if given is not None else record


def _of_turns(record: Record, spread: Capture, variable: str, turns: tuple[Expression, ...]) -> Record:
    """A record whose options are what a loop goes through, `for each in PARTS: app.include_router(**each)`: it takes what each of them has
    under the keys that count (`options.child "router"`)."""
    key, child = record.setting("options.prefix"), record.setting("options.child")
    told = bool(turns) and all(isinstance(one, Entries) and (key in (keys := dict(one.entries)) or "..." not in keys) for one in turns)
    taken = [replace(spread, role="prefix", value=Name(f"{variable}.{key}") if told else _UNTOLD)]
    if child is not None and record.first("child") is None:
        taken.append(replace(spread, role="child", value=Name(f"{variable}.{child}")))
    return replace(record, captures=(*record.captures, *taken))


def _given(path: str, scope: str, mapping: Expression, key: str, resolver: Resolver) -> Expression | None:
    """What a mapping has under a key; None where it is whole and has none. One that nobody sees may have any, and so may one that a
    function makes, as that may put something into it."""
    local = False
    if isinstance(mapping, Name):
        target = resolver.follow(path, scope, mapping.name)
        made = target.definition if isinstance(target, Site) and not target.rest and target.parameter is None else None
        if made is None or not isinstance(target, Site) or not _is_bound_once(target.path, made.name, resolver):
            return _UNTOLD
        path, scope, mapping = target.path, made.name.rpartition(".")[0], made.value or _UNTOLD
        local = scope != ""
    entries = dict(mapping.entries) if isinstance(mapping, Entries) else {}
    if key in entries:
        known = open_text(path, scope, entries[key], resolver)
        return Text(known) if known is not None else _UNTOLD
    return _UNTOLD if local or not entries or "..." in entries else None


def _is_bound_once(path: str, name: str, resolver: Resolver) -> bool:
    module = resolver.sources.names(path)
    return module is not None and [one.form for one in module.definitions if one.name == name] == ["value"]
