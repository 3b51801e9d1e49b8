"""Verbs that stand behind the place of those of whom they are said: “components in `src/ui/` use X”, “changes to `a/` need Y”.

Must not know what the verbs ask for."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.values import replace

_LONGEST = 4


def unfolded(statement: Statement, begins: Callable[[Run], bool]) -> Statement | None:
    """The statement with its subject, the place of that, and what is said of it, where a verb `begins` behind the place; else None."""
    if statement.subject or not statement.object or not statement.around or statement.around[0][0] != "inside":
        return None
    (_, run), *others = statement.around
    at = next((at for at in range(1, len(run)) if run[at].sort == "word" and begins(run[at:])), 0)
    if not at or not (run[at - 1].literal or at < _LONGEST):
        return None
    place = run[:at]
    return replace(statement, subject=statement.object, object=run[at:], around=(("inside", place), *others), homes=(place,))
