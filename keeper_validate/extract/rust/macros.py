"""Enums that stand alone in a macro, `pg_enum! { pub enum State { A } }`: the macro is blanked out, and they are items as others are.

Only where nothing but enums stands in it, as else its text need not be Rust. Must not know what a macro makes."""

from __future__ import annotations

import re

_ITEM = rb"(?:(?:\#\[[^\]\n]*\]|//[^\n]*)\s*)*(?:pub(?:\([^()\n]*\))?\s+)?enum\s+\w+\s*(?P<body>\{)"
_WRAPPED = re.compile(rb"(?m)^[ \t]*[A-Za-z_][\w:]*!\s*[{(]\s*(?=" + _ITEM.replace(b"?P<body>", b"?:") + rb")")
_NEXT = re.compile(rb"\s*" + _ITEM)
_END = re.compile(rb"\s*[})]\s*;?")
_TOKEN = re.compile(rb'//[^\n]*|/\*.*?(?:\*/|\Z)|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\\n])\'|=>|[{}]', re.S)


def unwrapped(source: bytes) -> bytes:
    """A source of the same length in which such macros are blanks."""
    if b"!" not in source or b"enum" not in source:
        return source
    parts, done = [], 0
    for begin in _WRAPPED.finditer(source):
        end = _items_end(source, begin.end()) if begin.start() >= done else None
        close = _END.match(source, end) if end is not None else None
        if end is not None and close is not None:
            parts += [source[done:begin.start()], _blank(begin[0]), source[begin.end():end], _blank(close[0])]
            done = close.end()
    return b"".join((*parts, source[done:])) if parts else source


def _items_end(source: bytes, at: int) -> int | None:
    """Where the last of the enums that stand one behind the other ends; None where one holds what no enum does."""
    end = None
    while (item := _NEXT.match(source, at)) is not None:
        closed = _closed(source, item.start("body"))
        if closed is None:
            return None
        at = end = closed
    return end


def _closed(source: bytes, at: int) -> int | None:
    depth = 0
    for token in _TOKEN.finditer(source, at):
        if token[0] == b"=>":
            return None
        depth += {b"{": 1, b"}": -1}.get(token[0], 0)
        if not depth and token[0] == b"}":
            return token.end()
    return None


def _blank(text: bytes) -> bytes:
    return re.sub(rb"[^\n]", b" ", text)
