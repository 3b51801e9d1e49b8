"""The work that was done before in a convoy, within a budget: the last ten, or the last five and a paragraph on those before them.

Must not know where it was read."""

from __future__ import annotations

from collections import Counter

from keeper_validate.briefing.quoted import neutral, quoted
from keeper_validate.briefing.work import Work
from keeper_validate.budget import fit, tokens
from keeper_validate.values import dataclass, replace

MOST = 10
LAST = 5
_ID, _TITLE, _AGENT, _EARLIER = 12, 24, 6, 120
# Of what an item has beside its id and its agent, at most this part is its title's.
_TITLES = 3
_QUOTES = 4
_NAMED = 4


@dataclass(frozen=True, slots=True)
class Told:
    """One work item as it is told."""

    id: str
    title: str
    agent: str
    state: str
    summary: str

    def line(self) -> str:
        """Its line in the brief."""
        who = ", ".join(filter(None, (self.agent, self.state.replace("closed", ""))))
        return f"- {self.id} {quoted(self.title)}" + (f" ({who})" if who else "") + (f": {quoted(self.summary)}" if self.summary else "")


@dataclass(frozen=True, slots=True)
class Prior:
    """What is told of a convoy: how many ended in all, a paragraph on the earlier ones, and the later ones one by one."""

    count: int
    earlier: str
    told: tuple[Told, ...]


def prior(works: tuple[Work, ...], room: int) -> Prior:
    """The work items (oldest first) in at most so many tokens; what is long gives way to what is short."""
    last = works if len(works) <= MOST else works[-LAST:]
    before = works[: len(works) - len(last)]
    earlier = fit(_paragraph(before), min(_EARLIER, room // 3)) if before else ""
    left = room - tokens(earlier)
    told = tuple(_told(work) for work in last)
    bare = sum(tokens(replace(one, title="", summary="").line()) + _QUOTES for one in told)
    widest = min(max((left - bare) // (_TITLES * max(len(told), 1)), 0), _TITLE)
    titled = tuple(replace(one, title=fit(one.title, widest)) for one in told)
    share = _share([tokens(one.summary) for one in titled], left - bare - sum(tokens(one.title) for one in titled))
    return Prior(len(works), earlier, tuple(replace(one, summary=fit(one.summary, share)) for one in titled))


def _told(work: Work) -> Told:
    return Told(fit(neutral(work.id), _ID), neutral(work.title), fit(neutral(work.agent), _AGENT), work.state, neutral(work.summary))


def _share(needs: list[int], room: int) -> int:
    """The largest share that all of them can have, where those that need less leave the rest to the others."""
    left = sorted(needs)
    while left and left[0] * len(left) <= room:
        room -= left.pop(0)
    return max(room // len(left), 0) if left else max(needs, default=0)


def _paragraph(works: tuple[Work, ...]) -> str:
    """How many, how they ended, by whom, and what they were called, the latest first, as far as there is room."""
    failed = [work for work in works if work.state != "closed"]
    closed = [work for work in reversed(works) if work.state == "closed"]
    agents = sorted(Counter(neutral(work.agent, 40) for work in works if work.agent).items(), key=lambda item: (-item[1], item[0]))
    by = ", ".join(f"{name} {count}" for name, count in agents[:_NAMED]) + (" and others" if len(agents) > _NAMED else "")
    parts = [f"Before these: {len(works)}, {len(closed)} closed and {len(failed)} failed" + (f", by {by}" if by else "")]
    parts += [f"{word}: {_titles(some)}" for word, some in (("failed", failed), ("the latest of them", closed)) if some]
    return "; ".join(parts)


def _titles(works: list[Work]) -> str:
    return ", ".join(quoted(fit(neutral(work.title), _TITLE // 2)) for work in works[:MOST])
