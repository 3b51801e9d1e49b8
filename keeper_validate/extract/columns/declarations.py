"""The facts of columns that a class or a call declares, by what a framework's words mean (`declared` of `rules/lexicon/columns.yaml`).

Must not know any framework, nor read a source: it is given the definitions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from keeper_validate import shipped
from keeper_validate.element import Element, Facet
from keeper_validate.extract.columns.stated import SHARED, Column, closed, deleting, facet, keyed
from keeper_validate.extract.expression import Call, Entries, Expression, Inline, Literal, Member, Name, Text, inner, names, plain
from keeper_validate.extract.indexed import called, standing_in
from keeper_validate.extract.module import Definition, Module
from keeper_validate.values import dataclass, replace

_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class _Said:
    """What a declaration holds: its marks, and the values of its keywords."""

    marks: frozenset[str]
    given: tuple[tuple[str, Expression], ...]
    calls: tuple[Call, ...]


def is_known(framework: str) -> bool:
    """Whether it is known how a framework declares a column."""
    return framework in shipped.data("rules/lexicon/columns")["declared"]


def stated(element: Element, module: Module) -> Iterator[Facet]:
    """The facts of the columns of one table, and of the table."""
    told = shipped.data("rules/lexicon/columns")["declared"][element.framework]
    near = [one for one in called(module, element.name) if element.line <= one.line <= element.end_line]
    table = near[0] if near else None
    if table is None:
        return
    within = [one for one in standing_in(module, table.name) if table.line <= one.line <= table.end_line]
    wanted = frozenset(one.name for role in ("column", "relation", "field") for one in element.named(role))
    parts = [part for part in _entries(table, within) or _members(table, within) if part[0] in wanted]
    shared = _shared(told, table, within)
    given = {one.name: one.value for one in within if one.value is not None}
    columns = tuple(one for name, said, kind in parts if (one := _column(name, said, kind, told, shared, given)) is not None)
    whole = _is_whole(table, within) and all(one.sure for one in columns)
    yield from map(facet, columns)
    if columns and element.kind == "table":
        yield keyed(columns, whole)


def _is_whole(table: Definition, within: Iterable[Definition]) -> bool:
    """Whether all columns of a table stand in its declaration: none comes from a class above it, nor from what is spread into it."""
    listed = _object(table.value, within)
    return listed is not None and all(key != "..." for key, _ in listed.entries)


def _entries(table: Definition, within: Iterable[Definition]) -> list[tuple[str, _Said, Expression | None]]:
    """Columns that are the keys of an object."""
    listed = _object(table.value, within)
    return [(key, _said((value,), ()), None) for key, value in listed.entries] if listed is not None else []


def _object(value: Expression | None, within: Iterable[Definition]) -> Entries | None:
    """The object that a call is given, or the first call of a chain: `z.object({...}).strict()`; what a function in place gives, too."""
    given = {one.name: one.value for one in within}
    while isinstance(value, Call):
        found = (given.get(one.name) if isinstance(one, Inline) else one for one in value.arguments)
        listed = next((one for one in found if isinstance(one, Entries)), None)
        if listed is not None:
            return listed
        value = value.function.of if isinstance(value.function, Member) else None
    return None


def _members(table: Definition, within: Iterable[Definition]) -> list[tuple[str, _Said, Expression | None]]:
    """Columns that are the members of a class."""
    own = [one for one in within if "." not in one.name[len(table.name) + 1:]]
    inside = frozenset(word for told in shipped.data("rules/lexicon/columns")["declared"].values() for word in told.get("inside", ()))
    found = []
    for one in own:
        called = (one.value,) if isinstance(one.value, Call) else ()
        said = _said((*one.decorators, *called), inside)
        # what is no call is the value that a column begins with
        said = said if called or one.value is None else replace(said, marks=said.marks | {"default"})
        found.append((one.name.rpartition(".")[2], said, one.annotation))
    return found


def _said(expressions: Iterable[Expression], inside: Iterable[str]) -> _Said:
    marks: set[str] = set()
    given: list[tuple[str, Expression]] = []
    calls: list[Call] = []
    pending = list(expressions)
    while pending:
        one = pending.pop()
        if isinstance(one, Name):
            marks.add(f"{one.name.rpartition('.')[2]}()")
            calls.append(Call(one))
        if not isinstance(one, Call):
            continue
        function = one.function
        calls.append(one)
        marks.add(f"{(function.name if isinstance(function, Name | Member) else '').rpartition('.')[2]}()")
        pending += [function.of] if isinstance(function, Member) else []
        pending += [argument for argument in one.arguments if isinstance(argument, Call)]
        options = [pair for argument in one.arguments if isinstance(argument, Entries) for pair in argument.entries]
        for key, value in (*one.keywords, *options):
            marks.update((key, f"{key}={plain(value)}"))
            given.append((key, value))
            pending += [value] if key in inside else []
    return _Said(frozenset(marks), tuple(given), tuple(calls))


def _column(
    name: str, said: _Said, kind: Expression | None, told: dict[str, Any], shared: frozenset[str] | None, given: Mapping[str, Expression]
) -> Column | None:
    """One column; None where the declaration makes none."""
    if not said.marks.isdisjoint(told.get("never", ())):
        return None
    facts = {fact for fact, marks in told["facts"].items() if not said.marks.isdisjoint(marks)}
    sure = any(f"{one}()" in said.marks for one in told["by"]) or (not said.calls and "" in told["by"])
    facts, deleted = facts - {"deleting", "unindexed"}, facts
    if "unindexed" in deleted:
        facts.discard("index")
    if "deleting" in deleted:
        keys = told["facts"]["deleting"]
        facts = facts.union(*(deleting(plain(value)) for key, value in said.given if key in keys))
    typed = _by_type(kind) if told.get("typed") and kind is not None else ""
    if not {"required", "nullable"} & closed(frozenset(facts)):
        facts |= {typed} if typed in ("required", "nullable") else set(told["otherwise"]) if sure and typed == "" else set()
    facts |= set(SHARED) if shared is None or not _keys(name).isdisjoint(shared) else set()
    return Column(name, frozenset(facts), sure and typed != "?", _target(said, told, given))


def _by_type(annotation: Expression) -> str:
    """Whether a type takes nothing; `?` where it may say more than that."""
    known = shipped.data("rules/lexicon/columns")
    if isinstance(annotation, Call) and plain(annotation.function).rpartition(".")[2] == "[]" and len(annotation.arguments) == 1:
        outer = plain(annotation.function).removesuffix(".[]").rpartition(".")[2]
        if outer == "Mapped":
            return _by_type(annotation.arguments[0])
        if outer in known["containers"]:
            return "required"
    alternatives = annotation.arguments if isinstance(annotation, Call) else (annotation,)
    called = [one.rpartition(".")[2] for one in names(annotation)]
    empty = any(isinstance(one, Literal) and one.value in known["empty_types"] for one in alternatives)
    if isinstance(annotation, Call) and (empty or (called and called[0] in known["empty_types"])):
        return "nullable" if all(one in _plain_types() for one in names(annotation) if one != "(|)" and not _is_empty(one)) else "?"
    return "required" if isinstance(annotation, Name) and annotation.name in _plain_types() else "?"


def _is_empty(name: str) -> bool:
    return name.removesuffix(".[]").rpartition(".")[2] in shipped.data("rules/lexicon/columns")["empty_types"]


@cache
def _plain_types() -> frozenset[str]:
    return frozenset(shipped.data("rules/lexicon/columns")["plain_types"])


def _target(said: _Said, told: dict[str, Any], given: Mapping[str, Expression]) -> str:
    """The table that a column refers to, as its declaration names it, or what a function in place gives."""
    for key, value in said.given:
        if key in told["to"]:
            return _table_of(value)
    called = next((one for one in said.calls if f"{plain(one.function).rpartition('.')[2]}()" in told["to"] and one.arguments), None)
    first = called.arguments[0] if called is not None else None
    leads = given.get(first.name) if isinstance(first, Inline) else first
    return _table_of(leads) if leads is not None else ""


def _table_of(value: Expression) -> str:
    """`"users.id"`, `Team`, `"accounts.Team"`: the part that is the table's."""
    text = value.value if isinstance(value, Text) else value.name if isinstance(value, Name) else ""
    first, _, last = text.rpartition(".")
    return (first if last.islower() and first else last).rpartition(".")[2]


def _shared(told: dict[str, Any], table: Definition, within: Iterable[Definition]) -> frozenset[str] | None:
    """The words by which a declaration speaks of several columns together; None where it may speak of any."""
    found: set[str] = set()
    for place in told["table"]:
        if place == "(decorators)":
            spoken: Iterable[Expression | None] = table.decorators
        elif place == "(inline)":
            spoken = [one.value for one in within if one.name.startswith(f"{table.name}.@")]
        else:
            spoken = [one.value for one in within if one.name == f"{table.name}.{place}"]
        for one in spoken:
            if one is None:
                return None
            found.update(_words(one))
    return frozenset(found)


def _words(expression: Expression) -> Iterator[str]:
    if isinstance(expression, Text):
        yield from map(_key, _WORD.findall(expression.value))
    elif isinstance(expression, Name | Inline):
        yield _key(expression.name.rpartition(".")[2])
    for one in inner(expression):
        yield from _words(one)


def _keys(name: str) -> frozenset[str]:
    """A column's name as others may write it: the property `team` lies in the column `team_id`."""
    return frozenset({_key(name), _key(name) + "id", _key(name).removesuffix("id")})


def _key(name: str) -> str:
    return name.replace("_", "").lower()
