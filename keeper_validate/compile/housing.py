"""The places where a clause says that things live, beside what else was read of it. Must not read a sentence itself."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.clause import Check, Clause, Compiled
from keeper_validate.compile.sentences.homes import Home, homes
from keeper_validate.compile.sentences.parts import parts
from keeper_validate.compile.sentences.polarity import crossed, forbids
from keeper_validate.compile.sentences.sentence import is_description, is_fragment, is_headless, no_rule
from keeper_validate.values import replace

_Reading = Callable[[Clause, str], Compiled]


def housed(whole: Compiled, text: str, read: _Reading) -> Compiled:
    """What was read of a clause, with the homes that its sentences tell and that no check of it holds."""
    if forbids(whole.clause) or crossed(text) or not ("/" in text or "." in text or "`" in text):
        return whole
    found = homes(parts(text))
    if not found or no_rule(text) or is_fragment(text) or is_headless(text) or is_description(text):
        return whole
    for home in found:
        whole = _with_home(whole, home, read(whole.clause, home.said), len(parts(text)) > 1)
    return whole


def _with_home(whole: Compiled, home: Home, made: Compiled, several: bool) -> Compiled:
    """What was read, and that things have the home that is told."""
    if not made.checks or not all(map(_is_home, made.checks)):
        return whole
    if {_place(check) for check in made.checks} & {_place(check) for check in whole.checks if _is_home(check)}:
        return whole
    soft = home.soft
    told = tuple(replace(check, soft=check.soft or soft) for check in made.checks)
    kept = tuple(check for check in whole.checks if not _is_weaker(check, told))
    partial = made.partial or home.soft or (several and not whole.checks) or (bool(kept) and whole.partial)
    return Compiled(whole.clause, (*kept, *told), partial, (whole.why if kept else None) or made.why)


def _is_home(check: Check) -> bool:
    return check.op == "require-shape" and bool(check.target) and not check.parameters or (check.op == "forbid-new" and bool(check.excepted))


def _place(check: Check) -> str:
    return check.target if check.op == "require-shape" and check.target else ",".join(check.excepted)


def _is_weaker(check: Check, told: tuple[Check, ...]) -> bool:
    """“define errors in `errors.ts`” as “who adds an error changes `errors.ts`”: what the home says outright."""
    return check.op == "require-companion" and any(check.kinds == one.kinds and check.companion == _place(one) for one in told)
