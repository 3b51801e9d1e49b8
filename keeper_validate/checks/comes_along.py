"""What an import takes that is neither of a package nor of another project: what comes along with the language, and the project's own.

Pure. Must not know what a clause forbids."""

from __future__ import annotations

import re
from os.path import dirname, splitext

from keeper_validate import shipped
from keeper_validate.checks.home import borne_by
from keeper_validate.element import Use

_BREAK = re.compile(r"::|[./\\:]")
_DEEP, _HOST = 2, 4


def comes_along(use: Use) -> bool:
    """Whether an import is of the language's own library, or of what lies in the same part of the project by its name."""
    suffix = splitext(use.path)[1].lower()
    families = shipped.data("rules/lexicon/standard")["modules"].values()
    pattern = next((family["pattern"] for family in families if suffix in family["suffixes"]), None)
    return (pattern is not None and re.match(pattern, use.name) is not None) or _is_own(use)


def _is_own(use: Use) -> bool:
    """“`acme.orders`” in `src/acme/orders/cart.py`, `com.acme.x` below `com/acme/`: the folders of the file say whose it is."""
    folders = dirname(use.path).split("/")
    parts = [part for part in _BREAK.split(use.name) if part]
    borne = borne_by(folders, parts) if parts else 0
    plain = borne > 0 and not use.name.startswith("@")
    deep = len(parts) > _DEEP and borne >= _DEEP
    module = use.path.endswith(".go") and folders[0] in parts[_HOST:]  # a module of Go is named by where it is kept
    return plain or deep or module
