"""One part of a clause with what was taken from it. Must not judge it."""

from __future__ import annotations

from keeper_validate.clause import Check
from keeper_validate.compile.sentences.account import left_over
from keeper_validate.compile.sentences.adjuncts import Run
from keeper_validate.compile.sentences.context import Context
from keeper_validate.compile.sentences.parts import Part
from keeper_validate.compile.sentences.statement import Statement
from keeper_validate.compile.vocabulary.words import spoken
from keeper_validate.values import dataclass

# What is written in sources and manifests, as against the elements that are found in them.
WRITTEN = frozenset({"file", "technology", "dependency", "token", "import"})


@dataclass(frozen=True, slots=True)
class Read:
    """One part with what was read of it, and the clause that it stands in."""

    part: Part
    statement: Statement
    whole: list[Part]
    context: Context
    checks: tuple[Check, ...]
    text: str

    def limits(self, run: Run) -> str | None:
        """Why words beside the part may limit it: those of them that its checks do not show."""
        left = left_over(run, self.checks)
        return f"structure does not show “{spoken(left)}”" if left else None


def is_named(check: Check) -> bool:
    """Whether a check looks for a name, or for a library, wherever it is used."""
    plain = check.op in ("forbid-use", "forbid-new") and check.kinds != ("file",) and not check.parameters
    return plain and bool(check.target or check.technology)
