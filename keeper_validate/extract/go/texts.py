"""The escapes of Go's texts and characters, read. Must not fail: what is no escape stays the letters it is."""

from __future__ import annotations

from keeper_validate.extract.decoding import unhalved

_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "\\": "\\", '"': '"', "'": "'", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_NUMBERED = {"x": 2, "u": 4, "U": 8}


def unescaped(text: str) -> str:
    """What is written between quotes, as the language reads it."""
    out, index = [], 0
    while index < len(text):
        if text[index] != "\\":
            out.append(text[index])
            index += 1
            continue
        mark = text[index + 1 : index + 2]
        width = _NUMBERED.get(mark, 0)
        digits = text[index + 2 : index + 2 + width]
        out.append(_character(digits) if width else _ESCAPES.get(mark, mark))
        index += 2 + width
    return "".join(out)


def _character(digits: str) -> str:
    try:
        return unhalved(chr(int(digits, 16)))
    except (ValueError, OverflowError):
        return digits
