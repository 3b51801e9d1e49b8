"""YAML as people write it: every scalar is text, repeated keys are kept, and each key and value knows its line.

What cannot be read is an error that names file and line. Must not know what the fields mean; only this module knows the YAML library."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from keeper_validate.errors import KeeperError
from keeper_validate.mend import rewritings

MOST_BYTES = 1_000_000
DEEPEST = 100
MOST_ALIASED = 10_000
MOST_MENDED = 20
MOST_PURE = 200_000

_TAGS = frozenset(f"tag:yaml.org,2002:{name}" for name in ("str", "int", "float", "bool", "null", "map", "seq", "timestamp")) | {"!"}
_BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe\x00\x00", "utf-32-le"), (b"\x00\x00\xfe\xff", "utf-32-be"),
         (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_CONSTANTS: dict[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}


@dataclass(frozen=True, slots=True)
class Scalar:
    """A piece of text; `quoted` also where it is a block (`|`, `>`)."""

    text: str
    line: int
    quoted: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing stands there: `key:` with no value."""
        return not self.quoted and not self.text


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values in file order; a repeated key stands there twice."""

    items: tuple[tuple[Scalar, Node], ...]
    line: int

    def all(self, key: str) -> tuple[Node, ...]:
        """Every value of a key."""
        return tuple(value for name, value in self.items if name.text == key)

    def get(self, key: str) -> Node | None:
        """The first value of a key."""
        return next((value for name, value in self.items if name.text == key), None)


@dataclass(frozen=True, slots=True)
class Sequence:
    """The items of a list."""

    items: tuple[Node, ...]
    line: int


Node = Scalar | Mapping | Sequence


@dataclass(frozen=True, slots=True)
class Document:
    """One file: its root, and the lines that had to be quoted before it could be read, each with its text."""

    root: Node
    mended: tuple[tuple[int, str], ...] = ()


class _Unreadable(Exception):
    """A place where reading stopped; `mendable` where quoting one line may help."""

    def __init__(self, why: str, line: int, mendable: bool = True) -> None:
        super().__init__(why)
        self.why, self.line, self.mendable = why, line, mendable


def decode(data: bytes, name: str) -> str:
    """The text of a law file, by its byte order mark or UTF-8, with Unix line ends."""
    if len(data) > MOST_BYTES:
        raise KeeperError(f"{name} has {len(data)} bytes, more than the {MOST_BYTES} that are read: split it into several files.")
    mark, encoding = next(((mark, encoding) for mark, encoding in _BOMS if data.startswith(mark)), (b"", "utf-8"))
    try:
        text = data[len(mark):].decode(encoding)
    except UnicodeDecodeError as error:
        line = data[:error.start].count(b"\n") + 1
        raise KeeperError(f"{name}:{line}: this is not {encoding.upper()} text: save the file as UTF-8.") from error
    if "\0" in text:
        line = text[:text.index("\0")].count("\n") + 1
        raise KeeperError(f"{name}:{line}: a NUL byte stands here (binary, or UTF-16 without its mark): save the file as UTF-8 text.")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def document(text: str, name: str) -> Document:
    """The nodes of a YAML text; a line whose plain scalar does not scan is quoted (that line only) and reported."""
    mended: list[tuple[int, str]] = []
    while True:
        try:
            return Document(_root(text), tuple(mended))
        except _Unreadable as error:
            text, mark = _mended(text, error, name, len(mended))
            mended.append(mark)


def plain(text: str, name: str) -> Any:
    """A YAML text as plain dicts, lists, strings, numbers and booleans; nothing is mended and a repeated key is an error."""
    try:
        return _native(_root(text), name)
    except _Unreadable as error:
        raise KeeperError(f"{name}:{error.line}: {error.why}.") from error


def _mended(text: str, error: _Unreadable, name: str, count: int) -> tuple[str, tuple[int, str]]:
    lines = text.split("\n")
    if error.mendable and count < MOST_MENDED:
        for number in _suspects(lines, error.line):
            for line in rewritings(lines[number - 1]):
                attempt = "\n".join([*lines[:number - 1], line, *lines[number:]])
                if _reach(attempt) > error.line:
                    return attempt, (number, lines[number - 1].strip())
    remedy = "put the text of that line in double quotes, or mend its indentation" if error.mendable else "write it out plainly"
    raise KeeperError(f"{name}:{error.line}: this YAML cannot be read ({error.why}): {remedy}.")


def _suspects(lines: list[str], line: int) -> tuple[int, ...]:
    """The line where scanning stopped and the nearest one above that holds text: scanners notice a fault late."""
    above = next((number for number in range(line - 1, 0, -1) if number <= len(lines) and lines[number - 1].strip()), 0)
    return tuple(number for number in (line, above) if 0 < number <= len(lines))


def _reach(text: str) -> float:
    try:
        _root(text)
    except _Unreadable as error:
        return error.line
    return float("inf")


def _root(text: str) -> Node:
    try:
        return _composed(text, pure=False)
    except _Unreadable as error:
        if not error.mendable or len(text) > MOST_PURE:
            raise
    return _composed(text, pure=True)


def _composed(text: str, pure: bool) -> Node:
    """By the C parser, or by the pure one, which also reads what only YAML 1.2 allows: `[user:read]`."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    try:
        return _Composer().compose(YAML(typ="safe", pure=pure).parse(text))
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise _Unreadable(str(error.problem or error.context), mark.line + 1 if mark else 1) from error
    except YAMLError as error:
        line = text.count("\n", 0, getattr(error, "position", None) or 0) + 1
        raise _Unreadable(str(getattr(error, "reason", "a character that YAML does not allow")), line, mendable=False) from error
    except (RecursionError, ValueError, OverflowError) as error:
        raise _Unreadable(f"it cannot be read, {error}", 1, mendable=False) from error


class _Composer:
    """Events into nodes, on a stack of its own so that no input can exhaust the program's; counts what aliases repeat."""

    def __init__(self) -> None:
        self.stack: list[tuple[str, int, str | None, list[Node]]] = []
        self.anchors: dict[str, tuple[Node, int]] = {}
        self.open: set[str] = set()
        self.aliased = 0
        self.root: Node | None = None
        self.documents = 0

    def compose(self, events: Any) -> Node:
        for event in events:
            self._take(type(event).__name__, event)
        return self.root if self.root is not None else Scalar("", 1)

    def _take(self, kind: str, event: Any) -> None:
        line = event.start_mark.line + 1 if event.start_mark else 1
        if kind == "DocumentStartEvent":
            self.documents += 1
            if self.documents > 1:
                raise _Unreadable("a second document begins here, and one file holds one document", line, mendable=False)
        elif kind == "AliasEvent":
            self._put(self._alias(event.anchor, line), None)
        elif kind == "ScalarEvent":
            self._check_tag(event, line)
            self._put(Scalar(event.value, line, event.style not in (None, "")), event.anchor)
        elif kind in ("MappingStartEvent", "SequenceStartEvent"):
            self._check_tag(event, line)
            self._open(kind, event.anchor, line)
        elif kind in ("MappingEndEvent", "SequenceEndEvent"):
            start, at, anchor, nodes = self.stack.pop()
            self.open.discard(anchor or "")
            self._put(_mapping(nodes, at) if start == "MappingStartEvent" else Sequence(tuple(nodes), at), anchor)

    def _open(self, kind: str, anchor: str | None, line: int) -> None:
        if len(self.stack) >= DEEPEST:
            raise _Unreadable(f"nested deeper than {DEEPEST} levels", line, mendable=False)
        if anchor:
            self.open.add(anchor)
        self.stack.append((kind, line, anchor, []))

    def _put(self, node: Node, anchor: str | None) -> None:
        if anchor:
            self.anchors[anchor] = (node, _size(node))
        if self.stack:
            self.stack[-1][3].append(node)
        else:
            self.root = node

    def _alias(self, anchor: str, line: int) -> Node:
        if anchor in self.open:
            raise _Unreadable(f"the alias *{anchor} contains itself", line, mendable=False)
        if anchor not in self.anchors:
            raise _Unreadable(f"the alias *{anchor} has no anchor", line)
        node, size = self.anchors[anchor]
        self.aliased += size
        if self.aliased > MOST_ALIASED:
            raise _Unreadable(f"aliases repeat more than {MOST_ALIASED} values", line, mendable=False)
        return node

    @staticmethod
    def _check_tag(event: Any, line: int) -> None:
        tag = str(event.tag) if event.tag else "!"
        if tag not in _TAGS:
            raise _Unreadable(f"the tag {tag} is not allowed, only plain text, lists and mappings are", line, mendable=False)


def _mapping(nodes: list[Node], line: int) -> Mapping:
    items: list[tuple[Scalar, Node]] = []
    merged: list[tuple[Scalar, Node]] = []
    for key, value in zip(nodes[::2], nodes[1::2], strict=True):
        if not isinstance(key, Scalar):
            raise _Unreadable("a key is a list or a mapping, and keys are text", key.line)
        if key.text == "<<" and not key.quoted:
            merged += _merged(value)
        else:
            items.append((key, value))
    own = {key.text for key, _ in items}
    return Mapping((*items, *(pair for pair in merged if pair[0].text not in own)), line)


def _merged(value: Node) -> tuple[tuple[Scalar, Node], ...]:
    sources = value.items if isinstance(value, Sequence) else (value,)
    return tuple(pair for source in sources if isinstance(source, Mapping) for pair in source.items)


def _size(node: Node) -> int:
    count, rest = 0, [node]
    while rest:
        top = rest.pop()
        count += 1
        if isinstance(top, Mapping):
            rest += (value for _, value in top.items)
        elif isinstance(top, Sequence):
            rest += top.items
    return count


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
