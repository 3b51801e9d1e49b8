"""What the rest of a clause adds to one of its statements. Must not know how it was found."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Around, Run
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Context:
    """What the rest of the clause adds: phrases in parentheses, technologies that are wanted, folders of a label, what stood before."""

    asides: tuple[Run, ...] = ()
    spared: tuple[str, ...] = ()
    within: tuple[str, ...] = ()
    around: Around = ()
    earlier: Run = ()
    subject: tuple[str, ...] = ()
    listed: tuple[str, ...] = ()
    topic: Run = ()
