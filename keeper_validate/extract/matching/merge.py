"""Records of one kind, framework and node, whose conditions hold, put together into one. Must not know what a kind means."""

from __future__ import annotations

from keeper_validate.extract.matching.conditions import holds
from keeper_validate.extract.module import Module, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.values import replace


def merged(path: str, module: Module, kinds: frozenset[str], resolver: Resolver) -> tuple[Record, ...]:
    """The records of some kinds, in source order; a node that several patterns describe is one record with all their captures."""
    groups: dict[tuple[str, str, int, int], list[Record]] = {}
    for record in module.records:
        kind = record.setting("kind") or ""
        if kind in kinds and holds(record, path, resolver):
            # what is called on the result of a call stands where the call begins
            end = record.end if record.setting("along") is None else -1
            groups.setdefault((kind, record.framework, record.start, end), []).append(record)
    return tuple(_one(records) for records in groups.values())


def _one(records: list[Record]) -> Record:
    if len(records) == 1:
        return records[0]
    settings = dict(pair for record in records for pair in record.settings)
    captures = dict.fromkeys(capture for record in records for capture in record.captures)
    return replace(records[0], settings=tuple(settings.items()), captures=tuple(sorted(captures, key=lambda capture: capture.line)))
