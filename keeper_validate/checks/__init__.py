"""Runs the checks of one compiled clause over one change. A check sees only the delta, the law and its clause.

Must not parse, read Git, or know the mode (`verdict` does)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module

from keeper_validate.checks.case import Case, fresh
from keeper_validate.checks.news import AS_MODELS, apart_from_tables, is_of_project, keeps_tables, mappers, speaks_of_models
from keeper_validate.checks.scope import in_steps
from keeper_validate.checks.typed import with_types
from keeper_validate.clause import CONSTRUCT, DESCENT, Check, Clause, Compiled, written_check
from keeper_validate.finding import WARN, Finding
from keeper_validate.pathglob import matches
from keeper_validate.values import dataclass, replace

__all__ = ["OPERATIONS", "Case", "Held", "hold", "newcomers", "run"]

Operation = Callable[[Clause, Check, Case], Iterator[Finding]]

OPERATIONS = {
    "forbid-new": "forbid_new", "forbid-use": "forbid_use", "forbid-change": "forbid_change", "forbid-remove": "forbid_remove",
    "require-use": "require_use", "require-companion": "require_companion", "require-shape": "require_shape",
    "append-only": "append_only", "freeze": "freeze", "limit": "limit", "gone": "gone",
    "auth-reuse": "auth_reuse", "ui-extend": "ui_extend", "data-append": "data_append", "rest-shape": "rest_shape",
    "no-new-seeds": "no_new_seeds",
    "extend": "extend", "new-seeds": "new_seeds", "condition": "condition", "removals": "removals", "returned": "returned",
    "reuse": "reuse", "verification": "verification", "vault": "vault", "trust": "trust", "decision": "decision", "grant": "grant",
}
"""The module of every operation; it is loaded when a clause first needs it."""

@dataclass(frozen=True, slots=True)
class Held:
    """One clause held against one change: what was found, or why it was not judged (`later`), or not meant (`elsewhere`)."""

    compiled: Compiled
    findings: tuple[Finding, ...] = ()
    later: str | None = None
    elsewhere: str | None = None


LANDING = frozenset({"verification"})
WHOLE_WORK = frozenset({"require-companion"})


def hold(compiled: Compiled, case: Case) -> Held:
    """What one clause says of a change."""
    clause = compiled.clause
    if clause.bead and case.law.bead is None:
        return Held(compiled, later=f"binds only {clause.bead}, and which bead this change belongs to is not known")
    if clause.bead and str(case.law.bead).casefold() != clause.bead.casefold():
        return Held(compiled, elsewhere=f"binds only {clause.bead}")
    reasons = [_later(check, case) for check in compiled.checks]
    return Held(compiled, run(compiled, case), later=reasons[0] if reasons and all(reasons) else None)


def newcomers(law: Iterable[Compiled], case: Case) -> frozenset[tuple[str, str]]:
    """The technologies, each with a file, of which it has to be known whether the project had them before, as a clause would speak up."""
    law = tuple(law)
    asked = [(compiled, check) for compiled in law for check in compiled.checks if is_of_project(check)]
    found = frozenset((check.technology or "", one.path) for compiled, check in asked for one in _found(compiled, check, case))
    return found | _modelling(law, case) | _declared(law, case)


def _declared(law: Iterable[Compiled], case: Case) -> frozenset[tuple[str, str]]:
    """What has to be known where new variables must be declared in a file, which may do so already."""
    asked = [check for compiled in law for check in compiled.checks if check.op == "require-companion" and check.kinds == ("env_var",)]
    if not asked:
        return frozenset()
    from keeper_validate.checks.require_companion import unnamed

    return frozenset(pair for check in asked if _applies(check, case) for pair in unnamed(check, case))


def _modelling(law: Iterable[Compiled], case: Case) -> frozenset[tuple[str, str]]:
    """What has to be known where a clause on models would speak up of what may be none: whether the project keeps tables."""
    if keeps_tables(case):
        return frozenset()
    of_models = [(one, check) for one in law for check in one.checks if speaks_of_models(check) or check in apart_from_tables(one.checks)]
    asked = [(compiled, check) for compiled, check in of_models if _applies(check, case)]
    paths = {one.path for compiled, check in asked for one in _found(compiled, check, case) if one.kind == "schema"}
    return frozenset((technology, path) for path in paths for technology in mappers())


def run(compiled: Compiled, case: Case) -> tuple[Finding, ...]:
    """The findings of one clause, in the order of its checks."""
    told = compiled.checks if written_check(compiled.clause.text) is not None else _meant_by(compiled.checks, case)
    of_models = any(map(speaks_of_models, compiled.checks))
    checks = [with_types(check, compiled.clause.text) for check in told if _applies(check, case)]
    found = [
        (check.op, _excused(finding, check, case)) for check in checks for finding in _found(compiled, check, case)
        if not (of_models and check.op.startswith("require") and finding.kind == "table" and in_steps(finding.path))
    ]
    # who writes a new thing writes its name
    new = {(one.path, one.line, one.severity) for op, one in found if op == "forbid-new"}
    kept = dict.fromkeys(one for op, one in found if op != "forbid-use" or (one.path, one.line, one.severity) not in new)
    # of what one part of a clause blocks, another need not warn
    blocked = {(one.path, one.line, one.message) for one in kept if one.severity != WARN}
    return tuple(one for one in kept if one.severity != WARN or (one.path, one.line, one.message) not in blocked)


def _meant_by(checks: tuple[Check, ...], case: Case) -> list[Check]:
    apart = apart_from_tables(checks)
    spared = apart if apart and keeps_tables(case) else frozenset()
    return [_meant(check, case) for check in checks if check not in spared]


def _meant(check: Check, case: Case) -> Check:
    """“Models” are tables, with their relations, where a project has any: what is read from a request or written to an answer is none
    there, nor is what a migration creates for one (`run` leaves that out)."""
    if not (speaks_of_models(check) and keeps_tables(case)):
        return check
    changing = (AS_MODELS,) if check.op == "forbid-change" else ()
    return replace(check, kinds=("table",), parameters=(*check.parameters, *changing))


def of_the_whole(compiled: Compiled) -> bool:
    """Whether a clause is held against the whole work alone, and against no commit of it."""
    return bool(compiled.checks) and all(check.op in WHOLE_WORK or _of_the_end(check) for check in compiled.checks)


def _of_the_end(check: Check) -> bool:
    return check.op in LANDING or (check.op == "require-use" and check.when is None and check.use is None)


def _later(check: Check, case: Case) -> str | None:
    if _of_the_end(check) and case.stage != "landing":
        return f"judged at landing, and this is stage {case.stage}"
    if check.op in WHOLE_WORK and case.stage == "commit":
        return "judged over the whole work, and this is stage commit"
    return None


def _applies(check: Check, case: Case) -> bool:
    if _later(check, case):
        return False
    return check.when is None or check.op == "require-use" or any(one.kind == check.when for one in fresh(case))


def _found(compiled: Compiled, check: Check, case: Case) -> Iterator[Finding]:
    # a construct is found where it is used, also one that whoever writes it makes anew
    op = "forbid-use" if CONSTRUCT in check.parameters and check.op == "forbid-new" else check.op
    module = "descended" if DESCENT in check.parameters else OPERATIONS[op]
    operation: Operation = import_module(f"keeper_validate.checks.{module}").found
    return operation(compiled.clause, check, case)


def _excused(finding: Finding, check: Check, case: Case) -> Finding:
    """What the clause itself says of its exceptions: a file that lifts it, or people who may."""
    lifting = _lifting(check.waive, case) if check.waive else None
    if lifting:
        return replace(finding, waived=f"{lifting} comes along, which the clause names as an exception")
    if check.soft:
        finding = replace(finding, severity=WARN)
    if check.human:
        return replace(finding, remedy=f"{finding.remedy} Or have the approval that the clause names recorded in the decision.")
    return finding


def _lifting(glob: str, case: Case) -> str | None:
    return next((file.path for file in case.delta.files if file.status != "removed" and matches(file.path, glob)), None)
