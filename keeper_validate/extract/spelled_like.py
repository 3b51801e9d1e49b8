"""Names told by patterns in which `*` stands for anything: a set of them answers by looking up, not by one expression of a hundred
alternatives, which takes longer to compile than a short run takes to use it. Must not know what a name is."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

from keeper_validate.values import dataclass

# As many patterns that something inside a name has to fit are asked one by one sooner than the name is taken apart.
_FEW = 8


@dataclass(frozen=True, slots=True)
class Patterns:
    """Patterns by their form: `word`, `word*`, `*word`, `*word*`, what stands around and between several `*` (`firsts` are what these
    begin with), and any other; `telling` is empty, or the three letters of which a name holds some that fits one with something inside."""

    whole: frozenset[str]
    begins: tuple[str, ...]
    ends: tuple[str, ...]
    holds: tuple[str, ...]
    parted: tuple[tuple[str, ...], ...]
    firsts: tuple[str, ...]
    other: tuple[str, ...]
    telling: frozenset[str]

    def fit(self, name: str) -> bool:
        """Whether a name fits one of them."""
        if name in self.whole or name.startswith(self.begins) or name.endswith(self.ends):
            return True
        if (not self.telling or not self.telling.isdisjoint(_threes(name))) and self._fits_inside(name):
            return True
        return any(fnmatchcase(name, pattern) for pattern in self.other)

    def _fits_inside(self, name: str) -> bool:
        # loops, as this is asked of every name of a tree: a generator costs more than what it asks
        for part in self.holds:
            if part in name:
                return True
        if name.startswith(self.firsts):
            for parts in self.parted:
                if parts[1] in name and _parts(name, parts):
                    return True
        return False


def _threes(name: str) -> set[str]:
    return {name[at : at + 3] for at in range(len(name) - 2)}


def _telling(holds: list[str], parted: list[tuple[str, ...]]) -> frozenset[str]:
    """The beginnings of the longest parts that something inside a name has to have; nothing where these are few, or one is too short."""
    longest = [*holds, *(max(parts, key=len) for parts in parted)]
    return frozenset(part[:3] for part in longest) if len(longest) > _FEW and min(map(len, longest)) > 2 else frozenset()


def _parts(name: str, parts: tuple[str, ...]) -> bool:
    """Whether a name begins with the first part, ends with the last, and holds the others in between, in order."""
    first, *inner, last = parts
    if not (name.startswith(first) and name.endswith(last)):
        return False
    place, end = len(first), len(name) - len(last)
    for part in inner:
        found = name.find(part, place, end)
        if found < 0:
            return False
        place = found + len(part)
    return place <= end


def spelled_like(listed: Iterable[str]) -> Patterns:
    """Patterns as they are written."""
    whole, begins, ends, holds, parted, other = set(), [], [], [], [], []
    for pattern in listed:
        word = pattern.strip("*")
        if any(sign in word for sign in "?["):
            other.append(pattern)
        elif "*" not in pattern:
            whole.add(word)
        elif not word or "*" in word or pattern not in (f"{word}*", f"*{word}", f"*{word}*"):
            parted.append(tuple(pattern.split("*")))
        elif pattern[0] != "*":
            begins.append(word)
        elif pattern[-1] != "*":
            ends.append(word)
        else:
            holds.append(word)
    firsts = tuple({first for first, *_ in parted})
    inside = _telling(holds, parted)
    return Patterns(frozenset(whole), tuple(begins), tuple(ends), tuple(holds), tuple(parted), firsts, tuple(other), inside)
