"""Whether a check names a setting of a document, by its key and, where it names one, by its value. Pure.

A key is written from the top (`scripts.test`, `services.*.ports`), with a dot before it where it stands there alone (`.main`), and as
one name where it may stand at any depth (`continue-on-error`); behind `=` stand the values that are meant (`strict=false|off`).
Must not know where a setting stands."""

from __future__ import annotations

import re
from functools import lru_cache

from keeper_validate.checks.naming import alternatives
from keeper_validate.clause import Check

FORM = "setting"
_WILD = re.compile(r"\*\*\.|\*\*|\*")
_OPEN = {"**.": r"(?:.*?\.)??", "**": ".*", "*": "[^.]*"}


def is_of_settings(check: Check) -> bool:
    """Whether a check looks at the settings of documents."""
    return ("form", FORM) in check.parameters


def is_of_any(check: Check) -> bool:
    """Whether a check names no key, but any that stands in its place (`scripts.*`)."""
    return all(part.endswith("*") and "=" not in part for part in alternatives(check.target or ""))


def named(check: Check, text: str) -> str | None:
    """The key that a check names of a setting (`scripts.test=vitest`), with what lies below it; None where it names none."""
    return next((key for part in alternatives(check.target or "") if (key := _key(part, text))), None)


def has_value(check: Check, text: str) -> bool:
    """Whether a setting has a value that the check names for its key; where it names none, any will do."""
    parts = [part for part in alternatives(check.target or "") if _key(part, text)]
    wanted = [value for _, mark, value in (part.partition("=") for part in parts) if mark]
    return len(wanted) < len(parts) or not parts or any(_fits(one, text.partition("=")[2]) for value in wanted for one in value.split("|"))


def _key(part: str, text: str) -> str | None:
    key = text.partition("=")[0]
    found = _pattern(part.partition("=")[0]).match(key)
    return found["it"] if found else None


def _fits(wanted: str, value: str) -> bool:
    if value.lower() in ("true", "false"):
        return wanted.lower() == value.lower()
    return re.fullmatch(".*".join(map(re.escape, wanted.split("*"))), value) is not None


@lru_cache(maxsize=1024)
def _pattern(key: str) -> re.Pattern[str]:
    """A key as a pattern, whose group `it` is as much of a setting's key as is named."""
    bare = key.removeprefix(".")
    text = bare if key != bare or "." in bare or not bare.strip("*") else f"**.{bare}"
    pieces, last = [], 0
    for wild in _WILD.finditer(text):
        pieces += [re.escape(text[last:wild.start()]), _OPEN[wild[0]]]
        last = wild.end()
    return re.compile(f"(?P<it>{''.join(pieces)}{re.escape(text[last:])})(?:\\..*)?\\Z", re.DOTALL)
