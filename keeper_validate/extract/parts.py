"""Sets of values that stand in place as the type of a member (`status: "queued" | "done"`): parts, named by what holds them.

Must not know any framework or language."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

from keeper_validate.element import Element, Facet
from keeper_validate.extract.body import body_facets
from keeper_validate.extract.expression import plain
from keeper_validate.extract.module import Module, Record, spoken
from keeper_validate.extract.naming.resolve import Resolver

_CHOICE = 2


def part(kind: str, path: str, module: Module, record: Record, resolver: Resolver) -> Iterator[Element]:
    """The part that a record makes; none where nothing named holds it, where `part` leaves out what does, or where there is no choice."""
    name = record.first("name")
    owner = record.within.rpartition(".")[2]
    if name is None or not owner or owner[0] == "@" or any(fnmatchcase(owner, beside) for beside in (record.setting("part") or "").split()):
        return
    members = tuple(dict.fromkeys(body_facets(record, path, None, resolver)))
    if len(members) < _CHOICE:
        return
    form = Facet("form", record.setting("facet.form") or "")
    yield Element(
        kind=kind,
        name=f"{spoken(record.within)}.{plain(name.value)}",
        path=path,
        line=name.line,
        end_line=max(record.end_line, name.line),
        language=module.language,
        framework=record.setting("framework") or record.framework,
        exported=False,
        facets=(form, *members),
    )
