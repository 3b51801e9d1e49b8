"""The statements of SQL that define or alter tables and sets of names: enum types, domains, CHECK ... IN constraints, ENUM columns.

Must not know in which order files run, nor what stood before them (that is `migrations`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from keeper_validate.extract.sql.values import checked, column, enumerated, identifier, strings
from keeper_validate.extract.tokens import Tokens, scan
from keeper_validate.values import dataclass, replace

_SKIPPED = r"(?P<skip>--[^\n]*|/\*.*?(?:\*/|\Z)|\{\{.*?\}\}|\$\w*\$)"
_REST = r"""|"(?:[^"]|"")*"|`[^`]*`|\[[A-Za-z_][\w ]*\]|[A-Za-z_][\w$]*|\d[\w.]*|::|\S"""
_STANDARD = re.compile(rf"{_SKIPPED}|[eE]'(?:[^'\\]|''|\\.)*'|[nN]?'(?:[^']|'')*'{_REST}", re.DOTALL)
_ESCAPING = re.compile(rf"{_SKIPPED}|[nN]?'(?:[^'\\]|''|\\.)*'{_REST}", re.DOTALL)
_RELEVANT = re.compile(rb"\b(?:enum|type|check|domain|drop|rename|table|into\s+\S+\s+from)\b", re.IGNORECASE)
_DEFAULT_SCHEMAS = frozenset({"public", "dbo"})
_PASSING = "CREATE TEMPORARY"
_FOR_NOW = frozenset({"TEMP", "TEMPORARY"})
_SORTS = _FOR_NOW | {"UNLOGGED", "FOREIGN", "VIRTUAL"}
_PROGRAM = frozenset({"BEGIN", "DECLARE", "DO", "FUNCTION", "PROCEDURE"})
_JOINING = frozenset("(|+)")
_BEHIND = frozenset({"", ";", "USING", "INTO", "END", "GO"})
_NOISE = frozenset({"IF", "NOT", "EXISTS", "ONLY", "COLUMN"})


@dataclass(frozen=True, slots=True)
class Statement:
    """One effect of a statement on the set `name` (a type, or `table.column`).

    `op` is define, add, rename-value, rename, drop, drop-constraint, drop-table, rename-table, drop-column or rename-column; `values` are
    members, or the names an op works with; `place` is BEFORE or AFTER the last of the values; `detail` the constraint that holds a set.
    Of a table `name`, `create-table` and `add-column` give the `columns`, each with its type."""

    op: str
    name: str
    line: int
    end_line: int
    values: tuple[str, ...] = ()
    form: str = ""
    place: str = ""
    detail: str = ""
    columns: tuple[tuple[str, str], ...] = ()


@lru_cache(maxsize=4096)
def statements(source: bytes) -> tuple[Statement, ...]:
    """The statements of one source, in order, those inside of blocks and function bodies included."""
    return tuple(_each(tokens_of(source))) if _RELEVANT.search(source) else ()


def tokens_of(source: bytes) -> Tokens:
    """The tokens of a source. A backslash in a string is a character like any other, but where backticks tell the other dialect."""
    return scan(_ESCAPING if b"`" in source else _STANDARD, source)


def _each(tokens: Tokens) -> Iterator[Statement]:
    at = 0
    while at < len(tokens):
        verb, start = tokens[at].upper(), at + 1
        while verb == "CREATE" and tokens[start].upper() in _SORTS:
            verb = _PASSING if tokens[start].upper() in _FOR_NOW else "CREATE"
            start += 1
        yield from _inside(tokens, verb, start)
        read = _READERS.get((verb, tokens[start].upper()))
        end = tokens.find(";", at) if read is not None else at
        if read is not None:
            yield from read(tokens, start + 1, end)
        at = end + 1


def _inside(tokens: Tokens, verb: str, at: int) -> Iterator[Statement]:
    """What is no statement by its first words: those inside a text that is executed, and the table that a query is put into."""
    if verb in ("EXECUTE", "EXEC"):
        yield from _executed(tokens, at + (tokens[at].upper() in ("IMMEDIATE", "SP_EXECUTESQL")))
    elif verb == "PREPARE" and tokens[at + 1].upper() == "FROM":
        yield from _executed(tokens, at + 2)
    elif verb == "INTO" and tokens[at][:1] not in ("@", "#", ":"):
        table, following = named(tokens, at)
        queried = tokens[following].upper() == "FROM" and tokens[tokens.back(";", at)].upper() == "SELECT"
        # in a program, it is a variable
        if queried and _PROGRAM.isdisjoint(map(str.upper, tokens.texts)):
            yield Statement("create-table", table, tokens.line(at), tokens.line(following))


def _executed(tokens: Tokens, at: int) -> Iterator[Statement]:
    """The statements of a text, of the sum of some, or of a pattern with its places filled in."""
    if tokens[at].upper() == "FORMAT" and tokens[at + 1] == "(":
        pattern, *given = strings(tokens, at + 2, tokens.closing(at + 1)) or ("",)
        for statement in statements(_filled(pattern, given).encode()):
            yield replace(statement, line=tokens.line(at), end_line=tokens.line(at))
        return
    end = at
    while end < len(tokens) and (tokens[end] in _JOINING or tokens[end][-1] == "'"):
        end += 1
    if tokens[end].upper() in _BEHIND:
        for statement in statements("".join(strings(tokens, at, end)).encode()):
            yield replace(statement, line=tokens.line(at), end_line=tokens.line(at))


def _filled(pattern: str, given: list[str]) -> str:
    """A pattern as `format` fills it; a place for which no text is written stays one."""
    texts = iter(given)
    return re.sub(r"%(?:\d+\$)?[IsL]", lambda place: next(texts, place[0]), pattern)


def named(tokens: Tokens, at: int) -> tuple[str, int]:
    """A possibly qualified name and the index after it; what is not quoted is lower case, and the default schema is left out."""
    while tokens[at].upper() in _NOISE or tokens[at] == ".":
        at += 1
    parts = [identifier(tokens[at])]
    while tokens[at + 1] == ".":
        parts.append(identifier(tokens[at + 2]))
        at += 2
    return ".".join(part for part in parts if part not in _DEFAULT_SCHEMAS) or parts[-1], at + 1


def _beside(name: str, token: str) -> str:
    """A new name in the schema of another."""
    schema, dot, _ = name.rpartition(".")
    return schema + dot + identifier(token)


def _create_type(tokens: Tokens, at: int, end: int) -> Iterator[Statement]:
    name, following = named(tokens, at)
    if [token.upper() for token in tokens.texts[following : following + 3]] == ["AS", "ENUM", "("]:
        values = strings(tokens, following + 3, tokens.closing(following + 2))
        yield Statement("define", name, tokens.line(at), tokens.line(end), values, "pg-create-type")


def _create_domain(tokens: Tokens, at: int, end: int) -> Iterator[Statement]:
    name, following = named(tokens, at)
    for _, values, _ in checked(tokens, following, end):
        yield Statement("define", name, tokens.line(at), tokens.line(end), values, "sql-domain")


def _alter_type(tokens: Tokens, at: int, end: int) -> Iterator[Statement]:
    name, following = named(tokens, at)
    words = [token.upper() for token in tokens.texts[following : following + 3]]
    values = strings(tokens, following, end)
    place = next((token.upper() for token in tokens.texts[following:end] if token.upper() in ("BEFORE", "AFTER")), "")
    lines = (tokens.line(at), tokens.line(end))
    if words[:2] == ["ADD", "VALUE"] and values:
        yield Statement("add", name, *lines, values, place=place)
    elif words[:2] == ["RENAME", "VALUE"] and len(values) == 2:
        yield Statement("rename-value", name, *lines, values)
    elif words[:2] == ["RENAME", "TO"]:
        yield Statement("rename", name, *lines, (_beside(name, tokens[following + 2]),))


def _drop(op: str, tokens: Tokens, at: int, end: int) -> Iterator[Statement]:
    while at < end:
        name, following = named(tokens, at)
        yield Statement(op, name, tokens.line(at), tokens.line(end))
        if tokens[following] != ",":
            return
        at = following + 1


def _create_table(tokens: Tokens, at: int, end: int) -> Iterator[Statement]:
    table, following = named(tokens, at)
    if tokens[following].upper() in ("AS", "LIKE", "USING"):
        yield Statement("create-table", table, tokens.line(at), tokens.line(end))
    if tokens[following] != "(":
        return
    parts = tuple(pieces(tokens, following + 1, tokens.closing(following)))
    columns = tuple(found for part in parts if (found := column(tokens, *part)) is not None)
    yield Statement("create-table", table, tokens.line(at), tokens.line(end), columns=columns)
    for start, stop in parts:
        yield from _column(tokens, table, start, stop)


def _column(tokens: Tokens, table: str, start: int, stop: int) -> Iterator[Statement]:
    """The sets that one column or table constraint holds."""
    lines = (tokens.line(start), tokens.line(stop - 1))
    members = enumerated(tokens, start, stop)
    if members:
        yield Statement("define", f"{table}.{identifier(tokens[start])}", *lines, members, "mysql-enum")
    for limited, values, constraint in checked(tokens, start, stop):
        held = identifier(constraint) if constraint else f"{table.rpartition('.')[2]}_{identifier(limited)}_check"
        yield Statement("define", f"{table}.{identifier(limited)}", *lines, values, "sql-check-in", detail=held)


def _alter_table(tokens: Tokens, at: int, end: int) -> Iterator[Statement]:
    table, following = named(tokens, at)
    for start, stop in pieces(tokens, following, end):
        words = [token.upper() for token in tokens.texts[start:stop] if token.upper() not in _NOISE]
        inner = next((index for index in range(start + 1, stop) if tokens[index].upper() not in _NOISE), stop)
        lines = (tokens.line(start), tokens.line(stop - 1))
        if words[:1] == ["ADD"] or words[:1] == ["MODIFY"]:
            added = column(tokens, inner, stop)
            yield from (Statement("add-column", table, *lines, columns=(added,)),) if added is not None else ()
            yield from _column(tokens, table, inner, stop)
        elif words[:1] == ["CHANGE"]:
            yield Statement("rename-column", f"{table}.{identifier(tokens[inner])}", *lines, (f"{table}.{identifier(tokens[inner + 1])}",))
            yield from _column(tokens, table, inner + 1, stop)
        elif words[:2] == ["DROP", "CONSTRAINT"] or words[:2] == ["DROP", "CHECK"]:
            held = next((token for token in tokens.texts[inner + 1 : stop] if token.upper() not in _NOISE), "")
            yield Statement("drop-constraint", table, *lines, detail=identifier(held))
        elif words[:1] == ["DROP"]:
            yield Statement("drop-column", f"{table}.{identifier(tokens[inner])}", *lines)
        elif words[:2] == ["RENAME", "TO"]:
            yield Statement("rename-table", table, *lines, (_beside(table, tokens[stop - 1]),))
        elif words[:1] == ["RENAME"] and words[2:3] == ["TO"]:
            yield Statement("rename-column", f"{table}.{identifier(tokens[inner])}", *lines, (f"{table}.{identifier(tokens[stop - 1])}",))


def pieces(tokens: Tokens, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The comma-separated parts between two indexes."""
    at = begin = start
    while at < end:
        if tokens[at] == "(":
            at = tokens.closing(at)
        elif tokens[at] == ",":
            yield begin, at
            begin = at + 1
        at += 1
    if begin < end:
        yield begin, end


def _rename_tables(tokens: Tokens, at: int, end: int) -> Iterator[Statement]:
    for start, stop in pieces(tokens, at, end):
        table, following = named(tokens, start)
        if tokens[following].upper() == "TO":
            yield Statement("rename-table", table, tokens.line(start), tokens.line(stop - 1), (_beside(table, tokens[stop - 1]),))


def _passing_table(tokens: Tokens, at: int, end: int) -> Iterator[Statement]:
    """A table for one session: its sets are read, the table is none."""
    yield from (statement for statement in _create_table(tokens, at, end) if statement.op != "create-table")


_READERS: dict[tuple[str, str], Callable[[Tokens, int, int], Iterator[Statement]]] = {
    (_PASSING, "TABLE"): _passing_table,
    ("CREATE", "TYPE"): _create_type,
    ("CREATE", "DOMAIN"): _create_domain,
    ("CREATE", "TABLE"): _create_table,
    ("ALTER", "TYPE"): _alter_type,
    ("ALTER", "TABLE"): _alter_table,
    ("DROP", "TYPE"): partial(_drop, "drop"),
    ("DROP", "DOMAIN"): partial(_drop, "drop"),
    ("DROP", "TABLE"): partial(_drop, "drop-table"),
    ("RENAME", "TABLE"): _rename_tables,
}
