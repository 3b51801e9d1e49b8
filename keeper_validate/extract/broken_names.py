"""A source with dotted names that are broken over lines written as one, and methods that are referred to (`System.out::println`) written as
they are called. As many lines stay as there were.

Must not parse; a chain that goes on behind a call is none."""

from __future__ import annotations

import re

# How many lines a name may take.
LONGEST = 12
_BREAK = r"[ \t]{0,99}\r?\n[ \t]{0,99}"
_MEMBER = r"(?:\?\.|\.|\?->|->|::)[A-Za-z_$][\w$]{0,99}"
_BROKEN = re.compile(rf"\n(?<=[\w$]\n)[ \t]{{0,99}}{_MEMBER}(?:{_BREAK}{_MEMBER}){{0,{LONGEST - 2}}}")
_SPACES = re.compile(r"\s+")
_REFERENCE = re.compile(r"::(?<=\w::)(?=[a-z])")
_REFERRING = (".java", ".kt", ".kts")


def whole(path: str, text: str) -> str:
    """The source with such names in one piece; the very same one where it has none."""
    found = _BROKEN.sub(lambda broken: _SPACES.sub("", broken[0]) + "\n" * broken[0].count("\n"), text.replace("\r\n", "\n"))
    return _REFERENCE.sub(".", found) if path.endswith(_REFERRING) else found
