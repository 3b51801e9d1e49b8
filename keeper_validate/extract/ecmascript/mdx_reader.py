"""MDX: what its statements import and export is read as TypeScript, all that is text is none of it; the file is its own default export.

Knows the file format and no framework. What stands in the braces and tags of the text is not read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.ecmascript import reader as ecmascript_reader
from keeper_validate.extract.ecmascript.markup import alone
from keeper_validate.extract.ecmascript.reader import RECEIVER, candidates, expression, otherwise_called, renamed, within
from keeper_validate.extract.module import Export, Facts
from keeper_validate.values import replace

__all__ = ["RECEIVER", "candidates", "expression", "facts", "otherwise_called", "prepared", "renamed", "within"]

_FENCE = re.compile(rb"[ ]{0,3}(`{3,}|~{3,})")
# “import the file first” begins a paragraph as well
_STATEMENT = re.compile(
    rb"import\s*(?:[\"'{*]|[\w$]+\s*(?:,|\bfrom\b)|type\s+[{\w])|export\s+(?:const|let|var|function|async|class|default|type|interface)\b|export\s*[{*]"
)


def prepared(source: bytes) -> bytes:
    """The source with everything but its statements blanked."""
    return alone(source, _statements(source))


def facts(root: Node) -> Facts:
    """The facts of the statements, and that the file offers what it shows."""
    read = ecmascript_reader.facts(root)
    exports = tuple(export for export in read.exports if export.name != "default")
    return replace(read, exports=(*exports, Export("default", "default", line=1)))


def _statements(source: bytes) -> Iterator[tuple[int, int]]:
    """Where statements stand, from the start of a line to an empty one behind which no bracket is open; what is fenced is a text."""
    fence, begun, start, deep, blank = b"", -1, 0, 0, True
    for line in source.splitlines(keepends=True):
        empty = not line.strip()
        if begun >= 0:
            deep += _deeper(line)
            if empty and deep <= 0:
                yield begun, start
                begun = -1
        elif fence:
            fence = b"" if line.strip().startswith(fence) and not line.strip().strip(fence[:1]) else fence
        elif (found := _FENCE.match(line)) is not None:
            fence = found[1]
        elif blank and _STATEMENT.match(line):
            begun, deep = start, _deeper(line)
        start, blank = start + len(line), empty or begun >= 0
    if begun >= 0:
        yield begun, start


def _deeper(line: bytes) -> int:
    """How many brackets more a line opens than it closes."""
    return sum(map(line.count, (b"{", b"[", b"("))) - sum(map(line.count, (b"}", b"]", b")")))
