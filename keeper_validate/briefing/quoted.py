"""Text that agents and people wrote, as data in a brief: one line, in quotes, that nothing in it can close, hide in or speak out of.

Must not shorten by tokens; whoever has the budget does."""

from __future__ import annotations

import re

from keeper_validate.printable import printable

CHARACTERS = 500
_FENCE = re.compile(r"`{3,}|~{3,}")
# What opens a tag, as models and hosts mark the parts of a conversation.
_TAG = re.compile(r"<(?=[A-Za-z/!?|])")


def lined(text: str) -> str:
    """One line, without fences, tags and anything that does not print."""
    return _TAG.sub("‹", _FENCE.sub("'''", printable(" ".join(text.split()))))


def neutral(text: str, characters: int = CHARACTERS) -> str:
    """The same without quotes, and of at most so many characters."""
    line = lined(text).replace('"', "'")
    return line if len(line) <= characters else line[: characters - 2].rstrip() + " …"


def quoted(text: str) -> str:
    """What is neutral already, in quotes."""
    return f'"{text}"'
