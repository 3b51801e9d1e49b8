"""What chains on a table say of it in a migration: columns, which are put in once the chain, or the variable that keeps it, is carried out.

Must not know any framework; the words are data (`rules/<family>/<framework>.yaml`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from keeper_validate.extract.expression import Call, Entries, Expression, Items, Literal, Name, plain
from keeper_validate.extract.routing.drawn_frame import Frame, word, words
from keeper_validate.extract.sql.statements import Statement
from keeper_validate.values import dataclass, field

_BLOCKS = frozenset({"{", "|", "if", "foreach"})
Columns = tuple[tuple[str, str], ...]


@dataclass(slots=True)
class _Table:
    """A table that a chain is about, with what is still to be carried out on it."""

    name: str
    pending: list[tuple[str, str]] = field(default_factory=list)
    keyed: bool = True


class Chains:
    """Reads the body of one migration."""

    def __init__(self, known: dict[str, Any]) -> None:
        self._known = known
        self._kept: dict[str, _Table] = {}

    def statements(self, body: Expression | None) -> Iterator[Statement]:
        """What is done to tables, in order."""
        for one in body.values if isinstance(body, Items) else body.arguments if isinstance(body, Call) else ():
            if not isinstance(one, Call):
                continue
            kind = plain(one.function)
            if kind in _BLOCKS:
                yield from self.statements(one)
            elif kind == "=" and len(one.arguments) > 1:
                yield from self._chain(one.arguments[1], plain(one.arguments[0]))
            elif kind == ".":
                yield from self._chain(one, "")

    def _chain(self, written: Expression, name: str) -> Iterator[Statement]:
        links = written.arguments if isinstance(written, Call) and plain(written.function) == "." else ()
        calls = [link for link in links[1:] if isinstance(link, Call)]
        table = self._kept.get(plain(links[0])) if links and isinstance(links[0], Name) else None
        if table is None and calls and plain(calls[0].function) == self._known["maker"]:
            table, calls = self._made(calls[0]), calls[1:]
        if table is None:
            return
        if name:
            self._kept[name] = table
        for link in calls:
            yield from self._done(table, link)

    def _made(self, call: Call) -> _Table | None:
        name = word(call.arguments[0], Frame()) if call.arguments else None
        unkeyed = any(one.replace(" ", "") in self._known["unkeyed"] for one in _options(call))
        return _Table(name, keyed=not unkeyed) if name else None

    def _done(self, table: _Table, link: Call) -> Iterator[Statement]:
        verb, line, known = plain(link.function), link.line, self._known
        said = [found for one in link.arguments for found in words(one, Frame())]
        if verb in known["columns"]:
            kind = said[1] if len(said) > 1 else ""
            table.pending.extend((one, kind) for one in (said[:1] if known["columns"][verb] == "" else known["columns"][verb].split()))
        elif verb in known["within"] and said:
            op = known["within"][verb]
            yield _statement(op, f"{table.name}.{said[0]}", line, values=tuple(f"{table.name}.{one}" for one in said[1:2]))
        elif (op := known["ends"].get(verb)) is not None:
            yield from self._carried_out(table, op, line, said)

    def _carried_out(self, table: _Table, op: str, line: int, said: list[str]) -> Iterator[Statement]:
        columns = tuple(dict.fromkeys(table.pending))
        keyed = ((self._known["key"], ""), *columns) if table.keyed else columns
        table.pending.clear()
        if op in ("drop-table", "rename-table"):
            yield _statement(op, table.name, line, values=tuple(said[:1]))
        if op in ("create-table", "either"):
            yield _statement("create-table", table.name, line, keyed)
        if op in ("add-column", "either") and columns:
            yield _statement("add-column", table.name, line, columns)


def _options(call: Call) -> Iterator[str]:
    for one in call.arguments[1:]:
        for key, value in one.entries if isinstance(one, Entries) else ():
            yield f"{key}={value.value if isinstance(value, Literal) else ''}"


def _statement(op: str, name: str, line: int, columns: Columns = (), values: tuple[str, ...] = ()) -> Statement:
    return Statement(op, name, values=values, line=line, end_line=line, columns=columns)
