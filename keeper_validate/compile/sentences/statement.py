"""One part of a clause as a statement: what it demands or forbids, of what, and what else hangs on it. Must not know how it was read."""

from __future__ import annotations

from keeper_validate.compile.sentences.adjuncts import Around, Run, cut
from keeper_validate.values import dataclass, field


@dataclass(frozen=True, slots=True)
class Statement:
    """`mood` is forbid, must, only, or "" where nothing in the words tells; `acts` are classes of verbs, none for a bare noun phrase;
    `around` holds the adjuncts by relation; `wanted` what is to be used instead; `marked` that a word, not the key, sets the mood; `homes`
    are the places that hang on the subject alone."""

    mood: str
    acts: tuple[str, ...] = ()
    subject: Run = ()
    object: Run = ()
    around: Around = ()
    wanted: Run = ()
    soft: bool = False
    marked: bool = True
    verb: Run = field(default=())
    homes: tuple[Run, ...] = ()

    def adjuncts(self, *relations: str) -> tuple[Run, ...]:
        """What hangs on the statement by any of the relations."""
        return tuple(run for relation, run in self.around if relation in relations)


def unmarked(run: Run) -> Statement:
    """A phrase as a demand."""
    core, around = cut(run)
    return Statement("must", object=core, around=around)
