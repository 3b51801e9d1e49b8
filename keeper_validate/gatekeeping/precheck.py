"""Whether a task is worth a review at all: has its author committed anything, and if not, how long did it try?"""

from __future__ import annotations

from keeper_validate.gatekeeping.branches import Branch
from keeper_validate.reporters.wording import count
from keeper_validate.values import dataclass

PROCEED, REJECT, RECYCLE = "proceed", "reject", "recycle"
MANY_TURNS = 80
_NO_BRANCH = "no branch ends in its id; --branch names another one"


@dataclass(frozen=True, slots=True)
class Precheck:
    """`result` is one of the three words, `reason` says why in a sentence."""

    result: str
    reason: str
    branches: tuple[Branch, ...]


def precheck(branches: tuple[Branch, ...], turns: int) -> Precheck:
    """Commits anywhere: proceed. None, and the author has burned its turns: the task is to be cut anew. None so far: back to the author."""
    commits = sum(branch.commits for branch in branches)
    told = ", ".join(f"{branch.commits} on {branch.name}{f' in {branch.where}' if branch.where else ''}" for branch in branches)
    if commits:
        return Precheck(PROCEED, f"{count(commits, 'commit')}: {told}", branches)
    if turns >= MANY_TURNS:
        return Precheck(RECYCLE, f"no commit after {turns} turns ({told or _NO_BRANCH}): cut the task anew", branches)
    tried = f" after {count(turns, 'turn')}" if turns else ""
    return Precheck(REJECT, f"no commit yet{tried} ({told or _NO_BRANCH}): back to its author", branches)
