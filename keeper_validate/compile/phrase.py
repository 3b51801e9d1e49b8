"""A sentence into checks, or the reason why there is none."""

from __future__ import annotations

from keeper_validate.clause import Clause, Compiled


def phrase(clause: Clause, text: str) -> Compiled:
    """What a sentence says."""
    return Compiled(clause, why="the sentence has no subject that structure can show")
