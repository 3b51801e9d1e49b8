"""What a change does to the settings of documents that a check names: those that are new, differ, are gone, or are set otherwise.

Must not hold a document against anyone that comes or goes as a whole, but for what is set in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from keeper_validate.checks.case import Case
from keeper_validate.checks.keyed import FORM, has_value, is_of_any, named
from keeper_validate.checks.report import Spot, violation
from keeper_validate.checks.scope import contexts, file_context, in_scope, rule_of
from keeper_validate.clause import Check, Clause
from keeper_validate.element import Use
from keeper_validate.finding import Finding


def added(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Settings that are new; where the check names a value, those that come to have it. Who asks for no new ones at all means documents
    that are there."""
    valued = "=" in (check.target or "")
    before = Counter(_place(use) for use in _wanted(case.delta.dropped_uses, check))
    come = {file.path for file in case.delta.files if file.status == "added"} if is_of_any(check) else set()
    told: set[tuple[str, str]] = set()
    for use in (one for one in _wanted(case.delta.uses, check) if one.path not in come):
        before[_place(use)] -= 1
        fits = has_value(check, use.name) if valued else before[_place(use)] < 0
        if fits and _once(use, check, told):
            key, _, value = use.name.partition("=")
            slots = {"what": "setting", "because": f" ({value})" if value else "", "instead": "Take it out again."}
            yield violation(rule_of(clause, "forbid-new", FORM), clause, _spot(use, key), slots)


def changed(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Settings below a key that was there, and is not as it was."""
    there = {(use.path, named(check, use.name)) for use in _wanted(case.delta.base.uses, check)}
    come, gone = _wanted(case.delta.uses, check), _wanted(case.delta.dropped_uses, check)
    told: set[tuple[str, str]] = set()
    for use in (*come, *(one for one in gone if one.path not in case.gone)):
        if (use.path, named(check, use.name)) in there and _once(use, check, told):
            yield violation(rule_of(clause, "forbid-change"), clause, _spot(use, _called(use, check)), {"what": _fate(use, come, gone)})


def removed(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Keys that a document has no more, and values that the check names and a key has no more."""
    valued = "=" in (check.target or "")
    left = {(use.path, named(check, use.name)) for use in _wanted(case.delta.head.uses, check)}
    told: set[tuple[str, str]] = set()
    for use in _wanted(case.delta.dropped_uses, check):
        fits = has_value(check, use.name) if valued else (use.path, named(check, use.name)) not in left
        if fits and use.path not in case.gone and _once(use, check, told):
            yield violation(rule_of(clause, "forbid-remove"), clause, _spot(use, _called(use, check)), {"what": "gone"})


def misset(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Settings that come to have another value than the check names, or lose that one."""
    told: set[tuple[str, str]] = set()
    left = {(use.path, named(check, use.name)) for use in _wanted(case.delta.head.uses, check)}
    wrong = [use for use in _wanted(case.delta.uses, check) if not has_value(check, use.name)]
    lost = [use for use in _wanted(case.delta.dropped_uses, check) if has_value(check, use.name) and use.path not in case.gone]
    for use in (*wrong, *(one for one in lost if (one.path, named(check, one.name)) not in left)):
        if _once(use, check, told):
            value = use.name.partition("=")[2]
            what = f"is set to {value}" if use in wrong else f"is not set to {value} any more"
            yield violation("constraints/setting", clause, _spot(use, _called(use, check)), {"what": what})


def missing(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """New documents without a key that the check names, and those that had it and do no more."""
    held = {use.path for use in _wanted(case.delta.head.uses, check)}
    unread = {gap.path for gap in case.delta.head.gaps}
    lost = {use.path: use for use in _wanted(case.delta.dropped_uses, check) if use.path not in case.gone}
    moved = {move.head.path for move in case.delta.moved}
    for file in case.delta.files:
        bare = file.path not in held and file.path not in unread and in_scope(check, file.path)
        new = file.status == "added" and not file.empty and file.path not in moved and file_context(file.path, case) in contexts(check)
        if bare and (new or file.path in lost):
            key = (check.target or "").lstrip(".")
            line = 1 if new else lost[file.path].line
            slots = {"what": "is not set" if new else "is not set any more"}
            yield violation("constraints/setting", clause, Spot(FORM, key, file.path, line, line), slots)


def _wanted(uses: Iterable[Use], check: Check) -> list[Use]:
    """The settings among some uses that the check names, where it looks."""
    listed = (use for use in uses if use.form == FORM and use.context in contexts(check) and in_scope(check, use.path))
    return [use for use in listed if named(check, use.name) is not None]


def _place(use: Use) -> tuple[str, str]:
    return use.path, use.name.partition("=")[0]


def _called(use: Use, check: Check) -> str:
    return named(check, use.name) or use.name


def _once(use: Use, check: Check, told: set[tuple[str, str]]) -> bool:
    """Whether nothing was told yet of the key that the check names."""
    place = (use.path, _called(use, check))
    known = place in told
    told.add(place)
    return not known


def _fate(use: Use, come: list[Use], gone: list[Use]) -> str:
    """What became of a setting, in words."""
    is_now = [one.name.partition("=")[2] for one in come if _place(one) == _place(use)]
    was = [one.name.partition("=")[2] for one in gone if _place(one) == _place(use)]
    key = use.name.partition("=")[0]
    if not is_now:
        return f"{key} ({', '.join(was)}) is gone"
    return f"{key} is now {', '.join(is_now)}" + (f", and was {', '.join(was)}" if was else "")


def _spot(use: Use, key: str) -> Spot:
    return Spot(FORM, key, use.path, use.line, use.line)
