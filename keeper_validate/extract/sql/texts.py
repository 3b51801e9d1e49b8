"""Tables that a source makes, and values of enum types that it renames, by SQL in a text of its own (`execute("CREATE TABLE mail")`),
as records.

Only a text that is a statement from its first word on counts, so that what speaks of tables makes none. Must not know who runs it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.expression import Expression, Joined, Member, Name, Text
from keeper_validate.extract.module import Capture, Record
from keeper_validate.extract.sql.statements import Statement, statements
from keeper_validate.values import replace

# Between the words may stand a remark, or the ends of texts that are put together: `'CREATE ' + 'TABLE mail (...)'`.
_GAP = rb"""(?:[\s"'`+.]|/\*[^*]{0,80}\*/){1,60}"""
_TELLING = re.compile(
    rb"\bcreate" + _GAP + rb"(?:(?:unlogged|foreign|virtual)" + _GAP + rb")?table\b|\brename\s+value\b", re.IGNORECASE)
_VERB = len("create")
# `ALTER TABLE "temporary_mail" RENAME TO "mail"`, as what rebuilds a table does where a column cannot be altered in place
_PASSED_ON = re.compile(rb"\balter\s+table\s+(?:[`\"'\[\\]*[\w.]+[`\"'\]\\]*\.)?[`\"'\[\\]*(\w+)[`\"'\]\\]*\s+rename\s+to\s", re.IGNORECASE)
_WORDS = re.compile("[A-Z]?[a-z]+|[A-Z]+")
_STATEMENT = re.compile(
    r"(?:\s|--[^\n]*\n|/\*.*?\*/|;|\()*(?:create|alter|drop|begin|start|set|pragma|use|insert|with|do|if|lock|comment|grant|delete|update|select|explain|truncate|call)\b",
    re.IGNORECASE | re.DOTALL,
)
_NAMED = re.compile(r"[A-Za-z_][\w. ]*")
_JOINING = frozenset({"binary_expression", "binary_operator", "concatenated_string", "parenthesized_expression", "call_expression"})
_NO_CODE = frozenset({"expression_statement", "comment", "jsx_element", "directive"})
_SETTINGS = (("kind", "table"), ("facet.library", "sql"), ("facet.made", "statement"))
_COMPUTED = (*_SETTINGS, ("facet.called", "unresolved"))
# A piece that only a run can tell, as a word that no source holds, and how a pattern says that one is put in.
_OPEN, _OPENED = "keeper_open_{}_", re.compile(r"keeper_open_(\d+)_")
_PLACE = re.compile(r"%[svq]|(?<!\{)\{\$?([\w>-]*)\}(?!\})|\$([A-Za-z_]\w*)(?![\w$])")


def records(root: Node, source: bytes, expression: Callable[[Node], Expression], within: Callable[[Node], str]) -> Iterator[Record]:
    """A record for each table that a text of a source creates, and for each value of an enum type that one renames."""
    seen: set[int] = set()
    passed_on = {found[1].decode().lower() for found in _PASSED_ON.finditer(source)}
    for hit in _TELLING.finditer(source):
        node = _text(root, hit.start(), hit.start() + _VERB)
        if node is not None and node.id not in seen:
            seen.add(node.id)
            yield from _made(node, expression(node), within(node), passed_on)


def _text(root: Node, start: int, end: int) -> Node | None:
    """The text around a place, with all that it is put together with; None where there is no text, or one that stands for itself."""
    node = root.descendant_for_byte_range(start, end)
    while node is not None and not _is_text(node):
        node = node.parent if node.type in ("escape_sequence", "interpolation") else None
    while node is not None and node.parent is not None and (_is_text(node.parent) or node.parent.type in _JOINING):
        if node.parent.type == "call_expression":
            break
        node = node.parent
    return None if node is None or node.parent is None or node.parent.type in _NO_CODE else node


def _is_text(node: Node) -> bool:
    return "string" in node.type or "heredoc" in node.type


def _made(node: Node, value: Expression, within: str, passed_on: set[str]) -> Iterator[Record]:
    pieces: list[str] = []
    written = _written(value, pieces)
    for statement in statements(written.encode("utf-8", "replace")) if _STATEMENT.match(written) and not _undoes(node, within) else ():
        if statement.op == "create-table" and _NAMED.fullmatch(statement.name) and not _is_for_now(statement.name, passed_on):
            line = node.start_point.row + statement.line
            told = _told(statement, pieces)
            settings = _COMPUTED if _OPENED.search(statement.name.rpartition(".")[2]) else _SETTINGS
            yield Record("sql", settings, tuple(_captures(told, line)), node.start_byte, node.end_byte, line, line, within)
        elif statement.op == "rename-value" and not any(map(_OPENED.search, (statement.name, *statement.values))):
            line = node.start_point.row + statement.line
            named = zip(("name", "member", "value"), (statement.name, *statement.values), strict=False)
            captures = tuple(Capture(role, Text(text), line, line) for role, text in named)
            yield Record("sql", (("kind", "statement"),), captures, node.start_byte, node.end_byte, line, line, within)


def _undoes(node: Node, within: str) -> bool:
    """Whether a text stands in a function that takes a migration back: `down`, `sqliteDownQueryRunner`."""
    rules = shipped.data("rules/sql/migrations")
    for name in (within.rpartition(".")[2], _function_around(node)):
        among = {word.lower() for word in _WORDS.findall(name)}
        if name.lower() in rules["backwards"] or not among.isdisjoint(rules["backwards_among"]):
            return True
    return False


def _function_around(node: Node) -> str:
    """The name of the function or method that a text stands in, where a language tells the class alone."""
    around = node.parent
    while around is not None:
        name = around.child_by_field_name("name") if "method" in around.type or "function" in around.type else None
        if name is not None:
            return (name.text or b"").decode("utf-8", "replace")
        around = around.parent
    return ""


def _is_for_now(name: str, passed_on: set[str]) -> bool:
    """Whether a table only takes the place of another, whose name it is given before the source ends."""
    last = name.rpartition(".")[2].lower()
    return last in passed_on and last.startswith(tuple(shipped.data("rules/sql/migrations")["for_now"]))


def _written(value: Expression, pieces: list[str]) -> str:
    """What is known of a text, each piece that is not as a word for its place among the `pieces`, which are called by their last names."""
    if isinstance(value, Text):
        return _PLACE.sub(lambda place: _kept((place[1] or place[2] or "").rpartition(">")[2], pieces), value.value)
    if isinstance(value, Joined):
        return "".join(_written(part, pieces) for part in value.parts)
    return _kept(value.name.rpartition(".")[2] if isinstance(value, Name | Member) else "", pieces)


def _kept(name: str, pieces: list[str]) -> str:
    pieces.append(name if name.isidentifier() else "value")
    return _OPEN.format(len(pieces) - 1)


def _told(statement: Statement, pieces: list[str]) -> Statement:
    """A statement with pieces of its name as they are called, and without columns of which any is one; a schema that is one is none."""
    schema, _, own = statement.name.rpartition(".")
    name = own if _OPENED.search(schema) else statement.name
    columns = tuple(column for column in statement.columns if not _OPENED.search(column[0]))
    return replace(statement, name=_OPENED.sub(lambda place: f"{{{pieces[int(place[1])]}}}", name), columns=columns)


def _captures(statement: Statement, line: int) -> Iterator[Capture]:
    yield Capture("name", Text(statement.name), line, line)
    yield from (Capture("column", Text(name), line, line) for name, _ in statement.columns)
