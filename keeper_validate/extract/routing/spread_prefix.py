"""Records of routers and mounts with the prefix that a mapping gives which is spread into their call: `register(users, **options)`.

Under which key it stands is the record's to say (`options.prefix "url_prefix"`). Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.constants import open_text
from keeper_validate.extract.expression import Entries, Expression, Name, Text
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.values import replace

# What stands for a prefix that only a run can tell.
_UNTOLD = Name("**")


def with_options(path: str, record: Record, resolver: Resolver) -> Record:
    """A router or mount with the prefix that its mapping gives, or may give."""
    spread = record.first("options") if (key := record.setting("options.prefix")) is not None else None
    if key is None or spread is None or record.first("prefix") is not None:
        return record
    given = _given(path, record.within, spread.value, key, resolver)
    return replace(record, captures=(*record.captures, replace(spread, role="prefix", value=given))) if given is not None else record


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
