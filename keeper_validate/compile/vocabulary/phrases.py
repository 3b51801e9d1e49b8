"""A list of phrases, and how many words of a run form one of them. Must not know where the phrases come from."""

from __future__ import annotations

from collections.abc import Iterable

from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Phrases:
    """Phrases of one or more words; `reach` tells how many words the longest has that begins with a word."""

    known: frozenset[str]
    reach: dict[str, int]

    def longest(self, lows: tuple[str, ...], index: int) -> int:
        """How many words of a run, from an index on, form the longest phrase that stands there, or 0."""
        # Asked some thousand times of a sentence: nearly all words begin no phrase of a list. A piece of code may hold spaces.
        most = self.reach.get(lows[index].partition(" ")[0]) if 0 <= index < len(lows) else None
        if most is None:
            return 0
        return next((size for size in range(min(most, len(lows) - index), 0, -1) if " ".join(lows[index:index + size]) in self.known), 0)


def phrases(listed: Iterable[str]) -> Phrases:
    """The phrases of a list, to be looked for."""
    known, reach = frozenset(listed), dict[str, int]()
    for phrase in known:
        words = phrase.split()
        reach[words[0]] = max(reach.get(words[0], 0), len(words))
    return Phrases(known, reach)
