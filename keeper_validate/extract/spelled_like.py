"""Names told by patterns in which `*` stands for anything: a set of them answers by looking up, not by one expression of a hundred
alternatives, which takes longer to compile than a short run takes to use it. Must not know what a name is."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Patterns:
    """Patterns by their form: `word`, `word*`, `*word`, `*word*`, and any other."""

    whole: frozenset[str]
    begins: tuple[str, ...]
    ends: tuple[str, ...]
    holds: tuple[str, ...]
    other: tuple[str, ...]

    def fit(self, name: str) -> bool:
        """Whether a name fits one of them."""
        return (
            name in self.whole
            or name.startswith(self.begins)
            or name.endswith(self.ends)
            or any(part in name for part in self.holds)
            or any(fnmatchcase(name, pattern) for pattern in self.other)
        )


def spelled_like(listed: Iterable[str]) -> Patterns:
    """Patterns as they are written."""
    whole, begins, ends, holds, other = set(), [], [], [], []
    for pattern in listed:
        word = pattern.strip("*")
        if not word or any(sign in word for sign in "*?[") or pattern not in (word, f"{word}*", f"*{word}", f"*{word}*"):
            other.append(pattern)
        elif pattern == word:
            whole.add(word)
        elif pattern[0] != "*":
            begins.append(word)
        elif pattern[-1] != "*":
            ends.append(word)
        else:
            holds.append(word)
    return Patterns(frozenset(whole), tuple(begins), tuple(ends), tuple(holds), tuple(other))
