"""Records into elements: conditions checked, records of one node merged, facets put together. Routes are composed in `routes`.

Must not know any framework; what a pattern means stands in its settings (docs/rules.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from keeper_validate.element import KINDS, TYPE, Element, Facet
from keeper_validate.extract.body import body_facets
from keeper_validate.extract.constant import counted
from keeper_validate.extract.expression import Entries, Inline, Items, Name, Text, plain
from keeper_validate.extract.handlers import decorated
from keeper_validate.extract.inherited import inherited
from keeper_validate.extract.matching.conditions import holds
from keeper_validate.extract.module import UNRUN, Capture, Definition, Module, Record, spoken
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.parts import part
from keeper_validate.extract.referred_texts import with_texts

_ELEMENT_KINDS = frozenset((*KINDS, TYPE)) - {"route"}
_INHERITING = frozenset({"table", "schema", TYPE})
_STRUCTURAL = frozenset({"name", "bases", "base", "decorator", "callee", "maker", "entries"})


def elements(path: str, module: Module, resolver: Resolver) -> Iterator[Element]:
    """The elements of a file which its records make, in source order, routes excepted."""
    made: dict[tuple[str, int, str], list[Record]] = {}
    extra: dict[int, list[Record]] = {}
    for found in module.records:
        record = with_texts(found, path, resolver) if found.setting("constant") is not None else found
        if record is None:
            continue
        kind = record.setting("kind")
        if kind == "facet":
            extra.setdefault(record.start, []).append(record)
        elif kind in _ELEMENT_KINDS and holds(record, path, resolver):
            made.setdefault((kind, record.start, _written(record)), []).append(record)
    for (kind, start, _), records in made.items():
        if records[0].setting("part") is not None:
            yield from part(kind, path, module, records[0], resolver)
            continue
        if records[0].setting("local") == "never" and _stands_in_function(records[0], module, resolver):
            continue
        if records[0].within.rpartition(".")[2] in (records[0].setting("around.not") or "").split():
            continue
        if kind != TYPE and _is_never_run(records[0], module, resolver):
            continue
        added = [record for record in extra.get(start, ()) if holds(record, path, resolver)]
        yield _element(kind, path, module, records, added, resolver)


def _written(record: Record) -> str:
    """The name as captured: one node can define several things (`const a = 1, b = 2`)."""
    name = record.first("name")
    return plain(name.value) if name is not None else ""


def _element(kind: str, path: str, module: Module, records: list[Record], added: list[Record], resolver: Resolver) -> Element:
    first = records[0]
    name = first.first("name")
    definition = _definition(first, name, module, resolver)
    line = definition.line if definition is not None else name.line if name is not None else first.line
    facets = [facet for record in (*records, *added) for facet in (*_constants(record), *_captured(record))]
    facets.extend(body_facets(first, path, definition, resolver))
    if kind in _INHERITING and definition is not None:
        facets.extend(inherited(path, definition, resolver))
    if definition is not None:
        facets.extend(definition.facets)
    facets = list(dict.fromkeys((*facets, *_ordinal(first, facets))))
    start = first.setting("count.member")
    return Element(
        kind=kind,
        name=_name(first, name, definition),
        path=path,
        line=line,
        end_line=max(first.end_line, line),
        language=module.language,
        framework=first.setting("framework") or first.framework,
        exported=definition is None or (definition.exported and not _local(definition, module, resolver)),
        facets=counted(facets, "member", int(start)) if start is not None else tuple(facets),
    )


def _ordinal(record: Record, facets: list[Facet]) -> Iterator[Facet]:
    """Whether a member's value follows from its position, where a rule names the call that says so (`ordinal`)."""
    wanted = record.setting("ordinal")
    values = [facet.value or "" for facet in facets if facet.role == "member"]
    if wanted is not None and values:
        yield Facet("ordinal", "true" if any(value.rpartition(".")[2] == wanted for value in values) else "false")


def _name(record: Record, name: Capture | None, definition: Definition | None) -> str:
    if name is not None and isinstance(name.value, Text):
        return name.value.value
    if definition is not None:
        return spoken(definition.name)
    return plain(name.value) if name is not None else spoken(record.within)


def _definition(record: Record, name: Capture | None, module: Module, resolver: Resolver) -> Definition | None:
    scopes = resolver.scopes(module)
    if record.setting("name") == "decorated":
        return decorated(record, module)
    if record.setting("name") == "default":
        return scopes.placed(record.start, "default")
    if record.setting("name") == "written":
        return None
    if name is None:
        return scopes.definition(record.within) if record.within else None
    if not isinstance(name.value, Name | Inline):
        return None
    if isinstance(name.value, Inline):
        return scopes.definition(name.value.name)
    return scopes.placed(record.start, f"{record.within}.{name.value.name}" if record.within else name.value.name)


def _stands_in_function(record: Record, module: Module, resolver: Resolver) -> bool:
    definition = _definition(record, record.first("name"), module, resolver)
    if definition is not None:
        return _local(definition, module, resolver)
    around = resolver.scopes(module).definition(record.within) if record.within else None
    return around is not None and around.form == "function"


def _is_never_run(record: Record, module: Module, resolver: Resolver) -> bool:
    definition = _definition(record, record.first("name"), module, resolver)
    return definition is not None and UNRUN in definition.traits


def _local(definition: Definition, module: Module, resolver: Resolver) -> bool:
    """Whether a definition stands in the body of a function; what is assigned to one from outside (`Card.Header = ...`) does not."""
    scopes, outer = resolver.scopes(module), definition.name.rpartition(".")[0]
    while outer:
        around = scopes.definition(outer)
        if around is not None and around.form == "function" and around.start < definition.start and definition.end_line <= around.end_line:
            return True
        outer = outer.rpartition(".")[0]
    return False


def _constants(record: Record) -> Iterator[Facet]:
    for key, value in record.settings:
        role, _, rest = key.partition(".")
        if role == "facet" and rest:
            yield Facet(rest, value)


def _captured(record: Record) -> Iterator[Facet]:
    for capture in record.captures:
        if capture.role in _STRUCTURAL or capture.role.endswith(".value"):
            continue
        value = record.first(f"{capture.role}.value")
        yield from _facets(capture, plain(value.value) if value is not None else None)


def _facets(capture: Capture, value: str | None) -> Iterable[Facet]:
    if isinstance(capture.value, Items):
        return [Facet(capture.role, plain(item), value) for item in capture.value.values]
    if isinstance(capture.value, Entries):
        return [Facet(capture.role, key, plain(inner)) for key, inner in capture.value.entries if key != "..."]
    return [Facet(capture.role, plain(capture.value), value)]
