"""A marked passage at the end of a text that people write, so that it can be renewed and taken out to the byte.

Must not read or write files, nor change anything outside the marks."""

from __future__ import annotations

import re

_NAME = "KEEPER VALIDATE v1"
# How the text ended before: what has to go with the passage, or to stay without it.
_OPEN, _EMPTY = " after an open line", " in an empty file"
_PASSAGE = re.compile(
    r"^(?:<!--|# ---) BEGIN KEEPER VALIDATE v\d+(?P<how> after an open line| in an empty file)? (?:-->|---)\r?\n"
    r".*?^(?:<!--|# ---) END KEEPER VALIDATE v\d+ (?:-->|---)\r?\n", re.MULTILINE | re.DOTALL,
)


def with_passage(text: str | None, own: str, toml: bool) -> str:
    """The text with the passage up to date: where it stands already, else at the end; TOML has other comments than Markdown."""
    found = _PASSAGE.search(text or "")
    if text is not None and found is not None:
        return text[:found.start()] + _marked(own, found["how"] or "", toml) + text[found.end():]
    how = "" if text is None or text.endswith("\n") else _OPEN if text else _EMPTY
    return (text or "") + ("\n" if how == _OPEN else "") + _marked(own, how, toml)


def without_passage(text: str) -> str | None:
    """The text as it was before; None where there was none."""
    found = _PASSAGE.search(text)
    if found is None:
        return text
    before, behind = text[:found.start()], text[found.end():]
    if found["how"] == _OPEN and not behind:
        before = before.removesuffix("\n")
    return before + behind or ("" if found["how"] == _EMPTY else None)


def has_passage(text: str) -> bool:
    """Whether the marks are there."""
    return _PASSAGE.search(text) is not None


def _marked(own: str, how: str, toml: bool) -> str:
    opening, closing = ("# ---", "---") if toml else ("<!--", "-->")
    return f"{opening} BEGIN {_NAME}{how} {closing}\n{own}{opening} END {_NAME} {closing}\n"
