"""A call that is handed no argument of a name: as a token is called, and as a check asks for it.

Must not know in which language, nor who asks."""

from __future__ import annotations

import re

from keeper_validate.clause import bracketed

FORM = "lacking"
"""The form of a token that is such a call; a check asks for `lacking(timeout)`."""
_SPREAD = re.compile(r"\*\*|\.{3}")
_BEYOND = re.compile(r"[A-Za-z_$][\w$.]*")


def asked_for(form: str | None) -> str:
    """The argument of a check's form, `timeout` of `lacking(timeout)`; empty where it asks for none."""
    return bracketed(form, FORM)


def called(name: str, argument: str) -> str:
    """What a call without an argument is called as a token."""
    return f"{name}() without {argument}"


def lacks(arguments: tuple[str, ...], argument: str, options: bool) -> bool:
    """Whether none of a call's arguments, as `handed` gives them, is one of a name (with the value that is asked for); what spreads
    something out may hold it, and where `options` are handed in one object a name as well."""
    name, value = re.split(r"[=:]", f"{argument}=")[:2]
    held = rf"(?<![\w.$]){re.escape(name)}\s*" + (rf"[=:]{re.escape(value)}(?![\w.])" if value else r"(?:[=:](?!=)|(?=[,}]))")
    unknown = any(_SPREAD.search(one) or (options and at and _BEYOND.fullmatch(one)) for at, one in enumerate(arguments))
    return not unknown and not any(re.search(held, one) for one in arguments)
