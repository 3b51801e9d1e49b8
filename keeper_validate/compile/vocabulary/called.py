"""The files that are called after a name, in each style that names of files have: `CartView.tsx`, `cart-view.tsx`, `cart_view.py`.

Must not know what the name is of."""

from __future__ import annotations

import re

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def files_called(name: str) -> str:
    """The glob of files that bear a name, whatever they end in."""
    return f"**/{_styles(name)}.*"


def folders_called(name: str) -> str:
    """The glob of what lies in a folder that bears a name."""
    return f"**/{_styles(name)}/**"


def all_called(name: str) -> str:
    """The glob of both: a name may be that of a class or of a part with a folder of its own."""
    return f"**/{_styles(name)}{{.*,/**}}"


def _styles(name: str) -> str:
    words = [word.lower() for word in _WORD.findall(name)]
    return f"{{{','.join(dict.fromkeys((name, '-'.join(words), '_'.join(words))))}}}"
