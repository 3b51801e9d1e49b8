"""trust: the law and the gate that runs it do not change together with the work they judge, and stay law that can be read.

Must not be excused by the change, by a bead or by the mode."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.checks.case import Case
from keeper_validate.checks.report import Spot, file_spot, violation
from keeper_validate.clause import Check, Clause
from keeper_validate.finding import Finding
from keeper_validate.law.law import Law
from keeper_validate.pathglob import matches, matches_any


def found(clause: Clause, check: Check, case: Case) -> Iterator[Finding]:
    """Each protected file that changes in company, and each that the change leaves so that nothing can be judged by it."""
    paths = [file.path for file in case.delta.files]
    guarded = [path for path in paths if _protected(path, case.law)]
    others = [path for path in paths if path not in set(guarded)]
    allowed = {file.path for file in case.delta.files if file.status == "added" and _new_decision(file.path, case.law)}
    if others:
        for path in guarded:
            if path not in allowed:
                yield violation("trust/mixed-change", clause, file_spot(path), {"others": str(len(others)), "other": others[0]})
    for broken in case.law.broken:
        place = Spot("file", broken.path, broken.path, broken.line, broken.line)
        yield violation("trust/broken-law", clause, place, {"reason": broken.message})


def _protected(path: str, law: Law) -> bool:
    own = (f"{law.config.root}/**", f"{law.config.decisions}/**", f"{law.config.seeds}/**")
    # Where a disk knows no case, `Keeper/keeper.yaml` is checked out in the place of `keeper/keeper.yaml`.
    low = path.lower()
    return path in law.gates or any(glob != "./**" and matches(low, "/" + glob.lower()) for glob in own) or matches_any(low, _globs())


def _globs() -> tuple[str, ...]:
    return tuple(str(glob) for glob in shipped.data("rules/codes/trust")["protected"])


def _new_decision(path: str, law: Law) -> bool:
    return law.config.new_decisions == "allow" and path.startswith(f"{law.config.decisions}/")
