"""A call with what it is handed: as code writes it, divided by commas, without spaces, all quotes alike, and as a check asks for it.

Must not know what is called, nor in which language."""

from __future__ import annotations

import re

FORM = "given"
"""The form of a token that is such a call; a check asks for `given(*, 0)`."""
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


def asked_for(form: str | None) -> str:
    """What the form of a check asks for between parentheses, `(*, 0)` of `given(*, 0)`; empty where it asks for no such call."""
    return form.removeprefix(FORM) if form is not None and form.startswith(f"{FORM}(") else ""


def last_name(name: str) -> str:
    """The name by which something is called, without what it is reached through."""
    return re.split(r"\.|::|->", name)[-1]


def _bare(argument: str) -> str:
    return re.sub(r"['`]", '"', re.sub(r"\s+", "", argument))
