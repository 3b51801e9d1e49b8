"""What a rule takes for a text, where a source names a constant instead: `model(NAME, schema)`, `@Table(name = User.TABLE)`.

Must not know which rules ask for it, nor how a name is followed."""

from __future__ import annotations

from keeper_validate.extract.constants import is_open, open_text
from keeper_validate.extract.expression import Joined, Text
from keeper_validate.extract.module import Capture, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.values import replace

_NAME = "name"


def with_texts(record: Record, path: str, resolver: Resolver) -> Record | None:
    """The record with the texts that its captures of the roles `constant` refer to; without those whose text only a run can tell, and
    none at all where that is its name."""
    asked = record.setting("constant")
    if asked is None:
        return record
    roles, kept = asked.split(), list[Capture]()
    for capture in record.captures:
        if capture.role not in roles or isinstance(capture.value, Text | Joined):
            kept.append(capture)
            continue
        known = open_text(path, record.within, capture.value, resolver)
        if known and not is_open(known):
            kept.append(replace(capture, value=Text(known)))
        elif capture.role == _NAME:
            return None
    return replace(record, captures=tuple(kept))
