"""Whether a check names a token of code, by its text and its form. Pure. Must not know where the token stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from keeper_validate.checks.naming import alternatives, names
from keeper_validate.clause import Check, Compiled

_SHOWN = frozenset({"literal", "key", "attribute", "tag"})
_NAMED = frozenset({"name", "key", "type", "cast", "tag"})


def spells(check: Check, text: str, form: str) -> bool:
    """Whether a token is one that the check names; a form that the check asks for has to be the token's."""
    asked = dict(check.parameters).get("form")
    if check.target is None or (form == "comment") != (asked == "comment"):
        return False
    if asked in ("attribute", "tag", "type", "cast") and not (asked == form or {asked, form} == {"type", "cast"}):
        return False
    if asked == "literal" and form not in _SHOWN:
        return False
    parts = alternatives(check.target)
    # Class names such as `bg-abyss` stand in strings; what is called or imported never stands there.
    styled = form == "literal" and check.kinds == ("token",) and any(_among(part, text.split()) for part in parts)
    return styled or any(_is(part, text, form) for part in parts)


def _is(part: str, text: str, form: str) -> bool:
    if len(part) > 1 and part[0] == part[-1] == "/":
        return names(part, text)
    if form == "comment":
        return part.strip("*") in text
    if any(char in part for char in "*?"):
        return form in _NAMED and names(part, text)
    if form not in _NAMED or text == part:
        return text == part
    if "." in part:
        return text.endswith("." + part) or text.startswith(part + ".")
    return part != part.lower() and part in text.replace("::", ".").split(".")


def _among(part: str, classes: list[str]) -> bool:
    return part.replace("-", "").isalnum() and any(one.endswith(f"-{part}") for one in classes)


def asked(compiled: tuple[Compiled, ...]) -> Callable[[str, str], bool] | None:
    """What says whether any of the clauses asks for a token; None where none asks for any."""
    checks = tuple(dict.fromkeys(check for one in compiled for check in one.checks if "token" in check.kinds and check.target))
    if not checks:
        return None

    @cache
    def wanted(text: str, form: str) -> bool:
        return any(spells(check, text, form) for check in checks)

    return wanted
