"""YAML as people write it: decoded, parsed, and one line at a time mended where a plain scalar does not scan.

What cannot be read is an error that names file and line. Must not know what the fields mean; only this module knows the YAML library."""

from __future__ import annotations

import re
from typing import Any

from keeper_validate import cache
from keeper_validate.errors import KeeperError
from keeper_validate.mend import flow_quoted, rewritings
from keeper_validate.node import Composer, Mapping, Node, Scalar, Sequence, Unreadable, Untagged, kept, restored
from keeper_validate.values import dataclass

__all__ = ["Document", "Mapping", "Node", "Scalar", "Sequence", "decode", "document", "plain", "untagged"]

MOST_BYTES = 1_000_000
# what programs write of a whole API is longer than what people write, and is read plainly
MOST_GENERATED = 8_000_000
MOST_MENDED = 20
MOST_PURE = 200_000
MOST_SPELLED = 100
_OPENED = re.compile(r"while (?:scanning a quoted|parsing a flow)")

_BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe\x00\x00", "utf-32-le"), (b"\x00\x00\xfe\xff", "utf-32-be"),
         (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
# A parser ends a line at some of these, and with it a comment, where a reviewer sees a blank or nothing.
_UNSEEN = {ord(char): " " for char in "\x85\u2028\u2029"} | dict.fromkeys(map(ord, "\xad\u200b\u2060\ufeff"))
_CONSTANTS: dict[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}


@dataclass(frozen=True, slots=True)
class Document:
    """One file: its root, and the lines that had to be quoted before it could be read, each with its text."""

    root: Node
    mended: tuple[tuple[int, str], ...] = ()


def decode(data: bytes, name: str, most: int = MOST_BYTES) -> str:
    """The text of a law file, by its byte order mark or UTF-8, with Unix line ends: a line is what a reader sees as one."""
    if len(data) > most:
        raise KeeperError(f"{name} has {len(data)} bytes, more than the {most} that are read: split it into several files.")
    mark, encoding = next(((mark, encoding) for mark, encoding in _BOMS if data.startswith(mark)), (b"", "utf-8"))
    try:
        text = data[len(mark):].decode(encoding)
    except UnicodeDecodeError as error:
        line = data[:error.start].count(b"\n") + 1
        raise KeeperError(f"{name}:{line}: this is not {encoding.upper()} text: save the file as UTF-8.") from error
    if "\0" in text:
        line = text[:text.index("\0")].count("\n") + 1
        raise KeeperError(f"{name}:{line}: a NUL byte stands here (binary, or UTF-16 without its mark): save the file as UTF-8 text.")
    return text.replace("\r\n", "\n").replace("\r", "\n").translate(_UNSEEN)


def document(text: str, name: str) -> Document:
    """The nodes of a YAML text; a line whose plain scalar does not scan is quoted (that line only) and reported."""
    try:
        return Document(_root(text))
    except Unreadable as error:
        if not error.mendable:
            raise KeeperError(_sentence(error, name)) from error
    mended: list[tuple[int, str]] = []
    while True:
        try:
            return Document(_quickly(text), tuple(mended))
        except Unreadable as error:
            text, mark = _mended(text, error, name, len(mended))
            mended.append(mark)


def untagged(text: str, name: str) -> Node:
    """The root of a YAML text of the codebase, where a tag (`!Ref`, `!!python/object`) is the affair of the program that reads it."""
    try:
        return document(text, name).root
    except KeeperError:
        try:
            return _composed(text, pure=False, composer=Untagged())
        except Unreadable as error:
            raise KeeperError(_sentence(error, name)) from error


def plain(text: str, name: str) -> Any:
    """A YAML text as plain dicts, lists, strings, numbers and booleans; nothing is mended and a repeated key is an error."""
    try:
        return _native(_root(text), name)
    except Unreadable as error:
        raise KeeperError(f"{name}:{error.line}: {error.why}.") from error


def _mended(text: str, error: Unreadable, name: str, count: int) -> tuple[str, tuple[int, str]]:
    lines = text.split("\n")
    if error.mendable and count < MOST_MENDED:
        for number in _suspects(lines, error.line):
            for line in rewritings(lines[number - 1]):
                attempt = "\n".join([*lines[:number - 1], line, *lines[number:]])
                if _reach(attempt) > error.line:
                    return attempt, (number, lines[number - 1].strip())
    raise KeeperError(_sentence(error, name))


def _sentence(error: Unreadable, name: str) -> str:
    if error.tabbed:
        return f"{name}:{error.line}: this YAML cannot be read (a tab stands in front of the text): indent with spaces."
    if 0 < error.opened < error.line and not name.endswith(".json"):
        return f"{name}:{error.opened}: this YAML cannot be read (what is opened here, a bracket or a quote, is never closed): close it."
    remedy = "put the text of that line in double quotes, or mend its indentation" if error.mendable else "write it out plainly"
    if name.endswith(".json"):
        return f"{name}:{error.line}: this JSON cannot be read ({error.why}): mend it there, or just above."
    return f"{name}:{error.line}: this YAML cannot be read ({error.why}): {remedy}."


def _suspects(lines: list[str], line: int) -> tuple[int, ...]:
    """The line where scanning stopped and the nearest one above that holds text: scanners notice a fault late."""
    above = next((number for number in range(line - 1, 0, -1) if number <= len(lines) and lines[number - 1].strip()), 0)
    return tuple(number for number in (line, above) if 0 < number <= len(lines))


def _reach(text: str) -> float:
    try:
        _quickly(text)
    except Unreadable as error:
        return error.line
    return float("inf")


def _root(text: str) -> Node:
    """The node of a text that needs no mending; from the cache, where it was read before."""
    node = restored(cache.read("yaml", text))
    if node is None:
        node = _read(text)
        cache.write("yaml", text, kept(node))
    return node


def _read(text: str) -> Node:
    """By the C parser, else by the pure one: far slower, and the only one that knows all of YAML 1.2."""
    try:
        return _quickly(text)
    except Unreadable as error:
        if not error.mendable or len(text) > MOST_PURE:
            raise
    return _composed(text, pure=True)


def _quickly(text: str) -> Node:
    """By the C parser, with what it does not know spelled out for it."""
    for _ in range(MOST_SPELLED):
        try:
            return _composed(text, pure=False)
        except Unreadable as error:
            spelled = _spelled(text, error)
            if spelled == text:
                raise
            text = spelled
    return _composed(text, pure=False)


def _spelled(text: str, error: Unreadable) -> str:
    """The C parser knows no `[user:read]`, which YAML 1.2 allows: the same with quotes."""
    lines = text.split("\n")
    if "':'" not in error.why or error.line > len(lines):
        return text
    return "\n".join([*lines[:error.line - 1], flow_quoted(lines[error.line - 1]), *lines[error.line:]])


def _composed(text: str, pure: bool, composer: Composer | None = None) -> Node:
    from ruamel.yaml import YAML
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    try:
        return (composer or Composer()).compose(YAML(typ="safe", pure=pure).parse(text))
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        lines = text.split("\n")
        line = min(mark.line + 1, len(lines)) if mark else 1
        opened = error.context_mark.line + 1 if error.context_mark and _OPENED.match(str(error.context)) else 0
        tabbed = re.match(r" *\t", lines[line - 1]) is not None
        raise Unreadable(str(error.problem or error.context), line, opened=opened, tabbed=tabbed) from error
    except YAMLError as error:
        line = text.count("\n", 0, getattr(error, "position", None) or 0) + 1
        raise Unreadable(str(getattr(error, "reason", "a character that YAML does not allow")), line, mendable=False) from error
    except (RecursionError, ValueError, OverflowError) as error:
        raise Unreadable(f"it cannot be read, {error}", 1, mendable=False) from error


def _native(node: Node, name: str) -> Any:
    if isinstance(node, Sequence):
        return [_native(item, name) for item in node.items]
    if isinstance(node, Scalar):
        return node.text if node.quoted else _core(node.text)
    known: dict[str, Any] = {}
    for key, value in node.items:
        if key.text in known:
            raise KeeperError(f"{name}:{key.line}: the key {key.text} stands here twice: keep one of them.")
        known[key.text] = _native(value, name)
    return known


def _core(text: str) -> str | int | bool | None:
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    return int(text) if re.fullmatch(r"[-+]?(0|[1-9][0-9]{0,17})", text) else text
