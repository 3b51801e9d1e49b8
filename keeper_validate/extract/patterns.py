"""The text of a query file taken apart into its patterns: what each matches (its shape) and what its `#set!`s say of it.

Patterns of one shape, whatever files they stand in, need be matched once. Must not know a grammar nor what a setting means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from keeper_validate.values import dataclass

_TOKEN = re.compile(r';[^\n]*|"(?:[^"\\]|\\.)*"|[()\[\]]|[^\s()\[\]";]+')
_SETTING = re.compile(r'\(#set! (\S+)(?: ("(?:[^"\\]|\\.)*"|[^\s()"]+))? ?\)')


@dataclass(frozen=True, slots=True)
class Pattern:
    """One pattern: its S-expression without settings, blanks made even, and its settings in order."""

    shape: str
    settings: tuple[tuple[str, str], ...]


def patterns(text: str) -> Iterator[Pattern]:
    """The patterns of a query file, in order."""
    depth = 0
    tokens: list[str] = []
    for match in _TOKEN.finditer(text):
        token = match.group()
        if token[0] == ";":
            continue
        if depth == 0 and tokens and token[0] != "@":
            yield _pattern(tokens)
            tokens = []
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(token, 0)
        tokens.append(token)
    if tokens:
        yield _pattern(tokens)


def _pattern(tokens: list[str]) -> Pattern:
    before = ("", *tokens[:-1])
    written = "".join(token if token in ")]" or last in ("", "(", "[") else " " + token for last, token in zip(before, tokens, strict=True))
    settings = tuple((key, _unquoted(value)) for key, value in _SETTING.findall(written))
    return Pattern(_SETTING.sub("", written).replace("  ", " "), settings)


def _unquoted(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value[1:-1]) if value[:1] == '"' else value
