"""A name of a module that is bound anew, `router = APIRouter(...)` twice: what stands between is said of the first, not of the last.

Must not know any framework; only what is registered is told apart, as all else is called by its name."""

from __future__ import annotations

from collections.abc import Sequence

from keeper_validate.extract.expression import Call, Expression, Name, mapped, names
from keeper_validate.extract.module import Definition, Record
from keeper_validate.values import replace

_REGISTERING = frozenset({"router", "mount", "route", "handover", "registering"})


def told_apart(source: bytes, definitions: tuple[Definition, ...]) -> tuple[Definition, ...]:
    """The definitions, with each earlier binding of such a name under one of its own as well."""
    plain: dict[str, list[Definition]] = {}
    for definition in definitions:
        if "." not in definition.name:
            plain.setdefault(definition.name, []).append(definition)
    again = (bound for bound in plain.values() if len(bound) > 1 and all(_is_made(one, source) for one in bound))
    earlier = (replace(one, name=_called(one), exported=False) for bound in again for one in bound[:-1])
    return (*definitions, *earlier)


def said_of_each(records: Sequence[Record], definitions: tuple[Definition, ...]) -> list[Record]:
    """The records of a module, those between two bindings of a name with the name that the earlier one has."""
    places: dict[str, list[tuple[int, str]]] = {}
    for one in definitions:
        name, mark, _ = one.name.partition("@")
        if mark and name and "." not in one.name:
            places.setdefault(name, []).append((one.start, one.name))
    ends = {name: max(one.start for one in definitions if one.name == name) for name in places}
    if not places:
        return list(records)
    return [_said(record, places, ends) for record in records]


def _said(record: Record, places: dict[str, list[tuple[int, str]]], ends: dict[str, int]) -> Record:
    if record.within or record.setting("kind") not in _REGISTERING:
        return record

    def meant(name: Name) -> Name:
        head, dot, rest = name.name.partition(".")
        before = [called for start, called in places.get(head, ()) if start <= record.start < ends[head]]
        return Name(f"{before[-1]}{dot}{rest}") if before else name

    return replace(record, captures=tuple(replace(one, value=mapped(one.value, meant)) for one in record.captures))


def _is_made(one: Definition, source: bytes) -> bool:
    """Whether a definition stands in the module itself, under no condition, and is a call that is given nothing of the same name."""
    unindented = one.start == 0 or source[one.start - 1 : one.start] == b"\n"
    return unindented and one.form == "value" and isinstance(one.value, Call) and not _has(one.value, one.name)


def _has(value: Expression, name: str) -> bool:
    return any(each.partition(".")[0] == name for each in names(value))


def _called(one: Definition) -> str:
    return f"{one.name}@{one.line}"
