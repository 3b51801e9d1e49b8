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
_PARTS = frozenset({"field", "column"})


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
    entered = any(_is_entered(check, one) for one in made.checks for check in whole.checks)
    if entered and not home.declares:
        return whole  # “new variables go into `.env.example`”: they are told there, and read elsewhere
    told = tuple(replace(check, soft=check.soft or home.soft) for check in made.checks if not _PARTS & {*check.kinds})
    if not told:
        return whole
    kept = tuple(check for check in whole.checks if not any(_is_weaker(check, one) for one in told))
    partial = made.partial or home.soft or (several and not whole.checks) or (bool(kept) and whole.partial)
    return Compiled(whole.clause, (*kept, *told), partial, (whole.why if kept else None) or made.why)


def _is_home(check: Check) -> bool:
    placed = check.op == "require-shape" and bool(check.target) and not check.parameters
    return placed or (check.op == "forbid-new" and bool(check.excepted))


def _place(check: Check) -> str:
    return check.target if check.op == "require-shape" and check.target else ",".join(check.excepted)


def _is_weaker(check: Check, told: Check) -> bool:
    """Whether a check holds less than what the home says outright: “create them in `a/` and register them in `b.ts`” as either place."""
    wider = check.op == told.op and check.kinds == told.kinds and {*_place(told).split(",")} < {*_place(check).split(",")}
    return wider or _is_entered(check, told)


def _is_entered(check: Check, told: Check) -> bool:
    """“define errors in `errors.ts`” as “who adds an error changes `errors.ts`”."""
    entered = check.op == "require-companion" and check.kinds == told.kinds and check.companion is not None
    return entered and not {check.companion, f"**/{check.companion}"}.isdisjoint(_place(told).split(","))
