"""What a call is handed, as it is written: divided by commas, without spaces, all quotes alike.

Must not know what is called, nor in which language."""

from __future__ import annotations

import re

_LONGEST = 4000
_OPENING, _CLOSING, _QUOTES = "([{", ")]}", "\"'`"


def handed(text: str, start: int) -> tuple[str, ...] | None:
    """What stands between the parenthesis at `start` and its partner; None where that is further off than any argument is long."""
    parts: list[str] = []
    depth, quote, begin = 0, "", start + 1
    for at in range(start, min(len(text), start + _LONGEST)):
        char = text[at]
        if quote or char in _QUOTES:
            quote = (quote or char) if char != quote or text[at - 1] == "\\" else ""
        elif char in _OPENING:
            depth += 1
        elif char in _CLOSING:
            depth -= 1
            if not depth:
                return (*parts, _bare(text[begin:at])) if text[begin:at].strip() else tuple(parts)
        elif char == "," and depth == 1:
            parts.append(_bare(text[begin:at]))
            begin = at + 1
    return None


def _bare(argument: str) -> str:
    return re.sub(r"['`]", '"', re.sub(r"\s+", "", argument))
