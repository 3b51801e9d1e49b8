"""What is forbidden and what is to be used instead, where both are one technology under several names: only the first name is meant.

“`react-query`, use `@tanstack/react-query`” and “`aws-sdk`, not `@aws-sdk/client-s3`” must not forbid what they ask for."""

from __future__ import annotations

import re

from keeper_validate import shipped
from keeper_validate.clause import Check, Compiled
from keeper_validate.snippet import asked_for
from keeper_validate.values import replace

_NAME = re.compile(r"@?[\w.-]+(?:/[\w.-]+)*")


def told_apart(made: Compiled, text: str) -> Compiled:
    """What a sentence was read as, with the names of packages in place of a technology that bears all of them, and without what would
    forbid the very call that it asks for: “`useState<T>()`, not `useState()`”."""
    kept = tuple(check for check in made.checks if not _is_asked_for(check))
    if made.checks and not kept:
        return Compiled(made.clause, why="what is rejected is called like what is wanted")
    return replace(made, checks=tuple(_apart(_bare(check), text) for check in kept), partial=made.partial or kept != made.checks)


def _bare(check: Check) -> Check:
    """“`useState` (use `React.useState`)”: the name by itself, and not the member of that name that is asked for."""
    plain = check.op == "forbid-use" and not _is_whole(check) and {*check.kinds} <= {"token", "import"}
    if not plain or not re.fullmatch(r"[\w$]+", check.target or ""):
        return check
    members = re.findall(rf"(?<![\w$.])[A-Za-z_$][\w$]*\.{re.escape(check.target or '')}(?![\w$.])", check.use or "")
    return replace(check, excepted=tuple(dict.fromkeys((*check.excepted, *members))))


def _is_whole(check: Check) -> bool:
    """Whether a call is meant with what it is given alone: `sleep(nanoseconds:)`, where `sleep(for:)` is another."""
    return asked_for(dict(check.parameters).get("form")) != ""


def _is_asked_for(check: Check) -> bool:
    named = check.op == "forbid-use" and check.use and check.target and not _is_whole(check) and re.fullmatch(r"[\w$.]+", check.target)
    return bool(named) and re.search(rf"(?<![\w$.]){re.escape(check.target or '')}[<(]", check.use or "") is not None


def _apart(check: Check, text: str) -> Check:
    if check.technology is None or check.op not in ("forbid-use", "forbid-new") or not check.use:
        return check
    known = _packages(check.technology)
    named = [name for name in dict.fromkeys(_NAME.findall(text)) if any(name == one or name.startswith(f"{one}/") for one in known)]
    wanted = [name for name in named if name in _NAME.findall(check.use)] or [name for name in named if _is_scoped_form(name, named)]
    unwanted = [name for name in named if name not in wanted]
    if not wanted or len(unwanted) != 1:
        return check
    return replace(check, op="forbid-use", kinds=("import", "dependency"), target=unwanted[0], technology=None)


def _is_scoped_form(name: str, named: list[str]) -> bool:
    """Whether a package is one of the parts of another that is named: `@aws-sdk/client-s3` of `aws-sdk`."""
    return any(name.startswith(f"@{other}/") for other in named)


def _packages(technology: str) -> frozenset[str]:
    """The modules and packages that show a technology, in any language."""
    entry = shipped.data("rules/lexicon/technologies")[technology]
    modules = (module for listed in (entry.get("imports") or {}).values() for module in listed)
    return frozenset((*modules, *(name.partition(":")[2] for name in entry.get("dependencies", ()))))
