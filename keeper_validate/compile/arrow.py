"""A check in the words that an author can put behind `=>`. Must not read them (`explicit` does)."""

from __future__ import annotations

from keeper_validate.clause import Check


def written(check: Check) -> str:
    """The line; one that names less than the check holds, where the notation has no word for it."""
    words = [check.op, "|".join(check.kinds), _quoted(check.target or check.primitive or check.technology or "")]
    words += [f"in:{','.join(check.within)}" if check.within else "", f"except:{','.join(check.excepted)}" if check.excepted else ""]
    words += [f"with:{check.companion}" if check.companion else "", f"use:{_quoted(check.use)}" if check.use else ""]
    words += [f"max:{check.limit}" if check.limit is not None else "", f"when:{check.when}" if check.when else ""]
    return " ".join(word for word in [*words, f"waive:{check.waive}" if check.waive else ""] if word)


def _quoted(name: str) -> str:
    return f'"{name}"' if " " in name else name
