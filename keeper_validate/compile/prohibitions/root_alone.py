"""A package whose root must not be imported, while what lies below it may be: “never import the root of `@acme/core`”.

Must not decide what is forbidden."""

from __future__ import annotations

import re

from keeper_validate.clause import Check
from keeper_validate.values import replace

_PACKAGE = re.compile(r"@?[\w.-]+(?:/[\w.-]+)*")
_ROOT = r"(?:root|barrel|index|entry ?point)"


def root_alone(checks: tuple[Check, ...], text: str) -> tuple[Check, ...]:
    """The checks of a clause, those of a package only for its root, where the clause speaks of that or offers what lies below it."""
    return tuple(_of_root(check) if _is_root(check, text) else check for check in checks)


def _is_root(check: Check, text: str) -> bool:
    name = check.target or ""
    if check.op != "forbid-use" or not {"import", "dependency"} <= {*check.kinds} or check.technology or not _PACKAGE.fullmatch(name):
        return False
    written = f"`{re.escape(name)}`"
    told = rf"\b{_ROOT}\b(?: of)?(?: the)?(?: package)? \(?{written}|{written}(?:['’]s)? (?:package )?{_ROOT}(?=\W*$|[.,;)])"
    below = rf"(?:use|from|like|import)\b[^`.]*`{re.escape(name)}/"
    return re.search(told, text) is not None or (re.search(below, text) is not None and "/" not in name.partition("/")[2])


def _of_root(check: Check) -> Check:
    kinds = tuple(kind for kind in check.kinds if kind != "dependency")
    name = re.escape(check.target or "").replace("/", r"\/")
    return replace(check, kinds=kinds, target=f"/^{name}$/")
