"""trust: the law and the gate that runs it do not change together with the work they judge, and stay law that can be read.

Must not be excused by the change, by a bead or by the mode."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.checks.case import Case
from keeper_validate.checks.report import Spot, file_spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding
from keeper_validate.law.gates import is_guarded, is_neutral
from keeper_validate.law.law import Law


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Each protected file that changes in company, and each that the change leaves so that nothing can be judged by it."""
    paths = [file.path for file in case.delta.files]
    guarded = [path for path in paths if _protected(path, case.law)]
    others = [path for path in paths if path not in set(guarded) and not is_neutral(path)]
    allowed = {file.path for file in case.delta.files if file.status == "added" and _new_decision(file.path, case.law)}
    if others:
        for path in guarded:
            if path not in allowed:
                yield violation("trust/mixed-change", clause, file_spot(path), {"others": _listed(others)})
    for broken in case.law.broken:
        place = Spot("file", broken.path, broken.path, broken.line, broken.line)
        yield violation("trust/broken-law", clause, place, {"reason": broken.message})


def _listed(paths: list[str]) -> str:
    return f"{paths[0]} and {len(paths) - 1} more" if len(paths) > 1 else paths[0]


def _protected(path: str, law: Law) -> bool:
    return path in law.gates or is_guarded(path, law.config)


def _new_decision(path: str, law: Law) -> bool:
    return law.config.new_decisions == "allow" and path.startswith(f"{law.config.decisions}/")
