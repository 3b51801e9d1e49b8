"""Text from a repository, made safe to show: nothing in it can move a cursor, hide a letter or reverse a line.

Must not know which output it is for; what has a syntax of its own (Markdown, XML) escapes further."""

from __future__ import annotations

_INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"
_PLAIN = str.maketrans({"\t": "    ", "\u00a0": " "})


def printable(text: str) -> str:
    """One line of text with every control, direction, zero-width and undecodable character written as an escape."""
    text = text.translate(_PLAIN)
    if text.isprintable() and not any(char in text for char in _INVISIBLE):
        return text
    return "".join(char if char.isprintable() and char not in _INVISIBLE else _escape(char) for char in text)


def printable_lines(text: str) -> str:
    """The same for text of several lines, which keeps its line breaks."""
    return "\n".join(printable(line.removesuffix("\r")) for line in text.split("\n"))


def _escape(char: str) -> str:
    code = ord(char)
    if 0xDC80 <= code <= 0xDCFF:
        return f"\\x{code - 0xDC00:02x}"
    if char == "\n":
        return "\\n"
    if char == "\r":
        return "\\r"
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
