"""The state that a directory of SQL migrations leads to: its sets of names, replayed in the order in which the files run.

A set stands at the file and line that last set it. Must not read files: `migration_files` finds them, and the caller gives them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from keeper_validate.element import Element, Facet
from keeper_validate.extract.sql.statements import Statement, statements
from keeper_validate.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class _Set:
    """One set of names and where it was last touched; `held` is the constraint that holds it."""

    members: tuple[str, ...]
    form: str
    path: str
    line: int
    end_line: int
    held: str = ""


def replay(files: Iterable[tuple[str, bytes]], changed: Collection[str] = ()) -> tuple[Element, ...]:
    """The sets after all files have run, in the order given.

    A set that one of the `changed` files takes away stands in the result without members, at the statement that does so: its loss is then
    seen where it happens. What they bring and take away again was never there."""
    state: dict[str, _Set] = {}
    lost: dict[str, _Set] = {}
    brought: set[str] = set()
    for path, source in files:
        known = set(state)
        for statement in statements(source):
            was = dict(state) if path in changed else state
            _run(state, statement, path)
            lost.update({name: _touched(was[name], statement, path) for name in was.keys() - state.keys() if name in known - brought})
        brought.update(state.keys() - known if path in changed else ())
    found = [_element(name, entry) for name, entry in state.items()]
    gone = [_element(name, replace(entry, members=())) for name, entry in lost.items() if name not in state]
    return tuple(sorted(found + gone, key=lambda element: (element.path, element.line, element.name)))


def _run(state: dict[str, _Set], statement: Statement, path: str) -> None:
    op, name = statement.op, statement.name
    if op == "define":
        state[name] = _Set(statement.values, statement.form, path, statement.line, statement.end_line, statement.detail)
    elif op in ("drop", "drop-column"):
        state.pop(name, None)
    elif op == "drop-table":
        _remove(state, [key for key in state if key.startswith(f"{name}.")])
    elif op == "drop-constraint":
        _remove(state, [key for key, entry in state.items() if entry.held == statement.detail and key.startswith(f"{name}.")])
    elif op == "rename-table":
        for key in [key for key in state if key.startswith(f"{name}.")]:
            state[statement.values[0] + key[len(name) :]] = _touched(state.pop(key), statement, path)
    elif name in state and op in ("rename", "rename-column"):
        state[statement.values[0]] = _touched(state.pop(name), statement, path)
    elif name in state:
        state[name] = replace(_touched(state[name], statement, path), members=_members(state[name].members, statement))


def _touched(entry: _Set, statement: Statement, path: str) -> _Set:
    return replace(entry, path=path, line=statement.line, end_line=statement.end_line)


def _remove(state: dict[str, _Set], names: Iterable[str]) -> None:
    for name in names:
        del state[name]


def _members(members: tuple[str, ...], statement: Statement) -> tuple[str, ...]:
    value, *anchor = statement.values
    if statement.op == "rename-value":
        return tuple(anchor[0] if member == value else member for member in members)
    if value in members:
        return members
    if statement.place and anchor and anchor[0] in members:
        at = members.index(anchor[0]) + (statement.place == "AFTER")
        return (*members[:at], value, *members[at:])
    return (*members, value)


def _element(name: str, entry: _Set) -> Element:
    ordinal = "true" if entry.form == "mysql-enum" else "false"
    facets = (Facet("form", entry.form), Facet("ordinal", ordinal), *(Facet("member", member, member) for member in entry.members))
    return Element("enum", name, entry.path, entry.line, entry.end_line, "sql", facets=facets)
