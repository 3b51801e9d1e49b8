"""Numbers of migrations from one to another, written as the files that they are before any sentence is taken apart: “migrations 0001-0011”.

Must not know what is said of them."""

from __future__ import annotations

import re

_NUMBER = r"`?(\d{3,5})`?"
_RANGE = re.compile(rf"(?<=migrations )(?:numbers? |files? )?{_NUMBER}\s*(?:-|–|—|\.\.|to|through|up\s+to)\s*{_NUMBER}(?![\w`-])", re.I)
_MOST = 500


def ranged(text: str) -> str:
    """A text with each such range as one glob; what is no range of numbers that are written alike stays as it is."""
    return _RANGE.sub(_each, text) if "igrations " in text else text


def _each(found: re.Match[str]) -> str:
    first, last, size = int(found[1]), int(found[2]), len(found[1])
    if size != len(found[2]) or not first < last < first + _MOST:
        return found[0]
    return f"`**/{{{','.join(str(number).zfill(size) for number in range(first, last + 1))}}}*`"
