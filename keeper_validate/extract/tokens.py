"""A source as a flat row of tokens, for the small formats that no grammar package reads. Must not know any format."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable

from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens of a source in order (`texts`) and where each begins; comments and spaces are left out."""

    texts: tuple[str, ...]
    starts: tuple[int, ...]
    newlines: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.texts)

    def __getitem__(self, index: int) -> str:
        """The token at an index, empty past the end."""
        return self.texts[index] if 0 <= index < len(self.texts) else ""

    def line(self, index: int) -> int:
        """The 1-based line of a token; past the end, that of the last one."""
        return bisect_right(self.newlines, self.starts[min(index, len(self.starts) - 1)]) + 1 if self.starts else 1

    def find(self, text: str, index: int) -> int:
        """The index of the next token of a text, or the end."""
        try:
            return self.texts.index(text, index)
        except ValueError:
            return len(self.texts)

    def back(self, text: str, index: int) -> int:
        """The index behind the token of a text that is nearest before an index, or the beginning."""
        return next((at + 1 for at in range(index - 1, -1, -1) if self.texts[at] == text), 0)

    def closing(self, index: int) -> int:
        """The index of the token that closes the bracket at an index, or the end."""
        depth = 0
        for at in range(index, len(self.texts)):
            if self.texts[at] in _OPENING:
                depth += 1
            elif self.texts[at] in _CLOSING:
                depth -= 1
                if not depth:
                    return at
        return len(self.texts)


_OPENING = frozenset("([{")
_CLOSING = frozenset(")]}")


def scan(pattern: re.Pattern[str], source: bytes) -> Tokens:
    """The tokens that a pattern finds; what its group `skip` matches, and what it does not match, is no token."""
    text = source.decode("utf-8", "replace")
    found = [(match.group(), match.start()) for match in pattern.finditer(text) if match.lastgroup != "skip"]
    newlines = tuple(match.start() for match in re.finditer("\n", text))
    return Tokens(tuple(token for token, _ in found), tuple(start for _, start in found), newlines)


def joined(texts: Iterable[str]) -> str:
    """Tokens as one text without formatting: only words stay apart from words."""
    found = ""
    for text in filter(None, texts):
        apart = found and (found[-1].isalnum() or found[-1] == "_") and (text[0].isalnum() or text[0] == "_")
        found += f" {text}" if apart else text
    return found


def unquoted(token: str) -> str:
    """The text of a string token: its quotes and plain escapes removed; anything else as it is."""
    for quote in ('"""', "'''", '"', "'", "`"):
        if token.startswith(quote) and token.endswith(quote) and len(token) >= 2 * len(quote):
            return re.sub(r"\\(.)", r"\1", token[len(quote) : -len(quote)])
    return token
