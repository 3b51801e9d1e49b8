"""One entry of a seed file as a reader sees it: its lines, where it stands, and the words by which it is found. Data only."""

from __future__ import annotations

from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """`section` are the keys above it; `above` the numbers of their lines; `start` and `end` its own, counted from 1, both included.
    `terms` are its words as (term, weight), the weight saying where in the entry the word stands. `rule` marks what is said of a whole
    section (`forbidden_patterns`), which is read together with any entry of it."""

    name: str
    domain: str
    section: tuple[str, ...]
    path: str
    above: tuple[int, ...]
    start: int
    end: int
    tokens: int
    location: str
    terms: tuple[tuple[str, float], ...]
    rule: bool = False

    @property
    def uri(self) -> str:
        """Its address: `keeper://seeds/frontend#Button`."""
        from keeper_validate.law.uri import Uri

        return str(Uri("seeds", self.domain, self.name))


@dataclass(frozen=True, slots=True)
class SeedFile:
    """One seed file: its lines, its entries in file order, and what the whole of it costs."""

    path: str
    domain: str
    lines: tuple[str, ...]
    entries: tuple[Entry, ...]
    tokens: int
