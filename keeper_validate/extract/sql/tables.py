"""The tables that SQL leaves behind when its files have run in order. A table stands where it was last created or altered.

Must not read files, nor know sets of names (that is `migrations`)."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate.element import Element, Facet
from keeper_validate.extract.sql.statements import Statement, statements
from keeper_validate.values import dataclass, replace

Columns = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class _Table:
    """One table, and where it was last touched."""

    columns: Columns
    path: str
    line: int
    end_line: int


def tables(files: Iterable[tuple[str, bytes]]) -> tuple[Element, ...]:
    """The tables after all files have run, in the order given."""
    return replayed((path, statements(source)) for path, source in files)


def replayed(files: Iterable[tuple[str, Iterable[Statement]]]) -> tuple[Element, ...]:
    """The tables after the statements of all files have run."""
    state: dict[str, _Table] = {}
    for path, said in files:
        for statement in said:
            _run(state, statement, path)
    return tuple(sorted((_element(name, table) for name, table in state.items()), key=lambda one: (one.path, one.line, one.name)))


def _run(state: dict[str, _Table], statement: Statement, path: str) -> None:
    op, name = statement.op, statement.name
    if op == "create-table":
        state.setdefault(name, _Table(statement.columns, path, statement.line, statement.end_line))
    elif op == "drop-table":
        state.pop(name, None)
    elif op == "rename-table" and name in state and statement.values:
        state[statement.values[0]] = _touched(state.pop(name), statement, path)
    elif op == "add-column" and name in state:
        _change(state, name, _with(state[name].columns, statement.columns), statement, path)
    elif op in ("drop-column", "rename-column"):
        table, _, column = name.rpartition(".")
        if table in state and column in dict(state[table].columns):
            other = statement.values[0].rpartition(".")[2] if statement.values else ""
            _change(state, table, tuple(_renamed(state[table].columns, column, other)), statement, path)


def _change(state: dict[str, _Table], name: str, columns: Columns, statement: Statement, path: str) -> None:
    state[name] = replace(_touched(state[name], statement, path), columns=columns)


def _touched(table: _Table, statement: Statement, path: str) -> _Table:
    return replace(table, path=path, line=statement.line, end_line=statement.end_line)


def _with(columns: Columns, added: Columns) -> Columns:
    return tuple({**dict(columns), **dict(added)}.items())


def _renamed(columns: Columns, column: str, other: str) -> Iterable[tuple[str, str]]:
    """The columns with one of them under another name, or without it."""
    for name, kind in columns:
        if name != column:
            yield name, kind
        elif other:
            yield other, kind


def _element(name: str, table: _Table) -> Element:
    facets = (Facet("library", "sql"), *(Facet("column", column, kind or None) for column, kind in table.columns))
    return Element("table", name, table.path, table.line, table.end_line, "sql", facets=facets)
