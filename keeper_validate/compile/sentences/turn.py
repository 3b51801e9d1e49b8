"""The patterns of `rules/lexicon/turns.yaml`, and which of them a part of a clause may fit by its words.

Must not know how a pattern fits."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain

from keeper_validate.compile.vocabulary import lexicon
from keeper_validate.values import dataclass


@dataclass(frozen=True, slots=True)
class Turn:
    """`says` is a pattern by its tokens, `plainly` what is said instead; `needs` are words of which each pattern holds one, `limits` the
    capitals that the plainer sentence leaves out although what they hold may limit it; `banned`: it says so only of what is forbidden,
    `asked`: only of what is asked for."""

    says: tuple[str, ...]
    plainly: tuple[str, ...]
    needs: tuple[frozenset[str], ...]
    limits: frozenset[str]
    banned: bool
    asked: bool


def likely(said: frozenset[str]) -> Iterator[Turn]:
    """The turns for each of whose words one is said, in the order of the file."""
    turns, sought = _turns(), _sought()
    for at in sorted({*chain.from_iterable(sought.get(word, ()) for word in said), *sought[""]}):
        if not any(map(said.isdisjoint, turns[at].needs)):
            yield turns[at]


@cache
def _turns() -> tuple[Turn, ...]:
    found = lexicon.mapping("turns").values()
    return tuple(_turn(says, entry) for entry in found for says in entry["says"].splitlines())


@cache
def _sought() -> dict[str, list[int]]:
    """The places of turns by the words of the rarest of their needs, as most turns need a word that few sentences hold; those that
    need none stand under no word."""
    often = Counter(chain.from_iterable(need for turn in _turns() for need in turn.needs))
    common = {need: sum(often[word] for word in need) for turn in _turns() for need in turn.needs}
    found: dict[str, list[int]] = {"": []}
    for at, turn in enumerate(_turns()):
        for word in min(turn.needs, key=common.__getitem__, default=("",)):
            found.setdefault(word, []).append(at)
    return found


def _turn(says: str, entry: Mapping[str, object]) -> Turn:
    plainly, idle = str(entry["plainly"]), str(entry.get("idle", ""))
    tokens = tuple(map(sys.intern, says.split()))
    needs = tuple(_either(token) for token in tokens if token[:1].islower() and not token.endswith("?"))
    said = set(map(capital, plainly.split()))
    limits = {token.removesuffix("?") for token in tokens if token[:1].isupper()} - said - {*idle.split()}
    meant = tuple(map(sys.intern, plainly.split()))
    return Turn(tokens, meant, needs, frozenset(limits), bool(entry.get("banned")), bool(entry.get("asked")))


def capital(token: str) -> str:
    """What a token of a plainer sentence stands for: the capital in it, or the word itself."""
    return token.strip("`()").lstrip("/").partition("/")[0]


@cache
def _either(token: str) -> frozenset[str]:
    """The words that a token stands for; most tokens stand in many patterns."""
    return frozenset(token.split("|"))
