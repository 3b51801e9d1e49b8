"""How near each entry is to a task: by the words that they share, the rarer the nearer, and by what the nearest entries name.

Pure. Must not know budgets or documents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log

from keeper_validate.selecting.entry import Entry
from keeper_validate.selecting.terms import akin, intents, near, terms
from keeper_validate.values import dataclass

_OWN, _AKIN, _NEAR = 1.0, 0.6, 0.6
_INTENT = 0.5
_FLOOR = 0.15
_BEST, _SHARE = 5, 0.5


@dataclass(frozen=True, slots=True)
class Scored:
    """An entry with its nearness, and the words of the task that it is near to."""

    entry: Entry
    score: float
    words: tuple[str, ...]


def ranked(task: str, entries: tuple[Entry, ...]) -> tuple[Scored, ...]:
    """The entries that a task may need, the nearest first; none where no word of the task says anything of them."""
    asked = terms(task)
    holding = _holding(entries)
    scores, hit, best_for = [0.0] * len(entries), [[] for _ in entries], set()
    for term in dict.fromkeys(asked):
        values = _values(_weights(term, holding), holding, len(entries))
        top = sorted(values.values(), reverse=True)[:_BEST][-1:] or [0.0]
        for index, value in values.items():
            scores[index] += value
            hit[index].append(term)
            if value >= top[0] and value >= _SHARE * max(values.values()):
                best_for.add(index)
    meant = intents(asked)
    best = max(scores, default=0.0)
    found = []
    for index, entry in enumerate(entries):
        if entry.domain in meant:
            scores[index] += _INTENT * (best or 1.0)
        if (scores[index] >= _FLOOR * best or index in best_for) and scores[index] > 0:
            found.append(Scored(entry, scores[index], tuple(hit[index])))
    return tuple(sorted(found, key=lambda one: (-one.score, one.entry.path, one.entry.start)))


def _holding(entries: Iterable[Entry]) -> dict[str, list[tuple[int, float]]]:
    """Each term with the entries that hold it."""
    holding: dict[str, list[tuple[int, float]]] = {}
    for index, entry in enumerate(entries):
        for term, weight in entry.terms:
            holding.setdefault(term, []).append((index, weight))
    return holding


def _weights(term: str, holding: Mapping[str, object]) -> dict[str, float]:
    """The terms of the vault that stand for one of the task: itself, what means the same, and, where neither is there, what is near."""
    found = {other: _AKIN for other in akin(term) if other in holding}
    if term in holding:
        found[term] = _OWN
    return found or {other: _NEAR for other in holding if near(term, other)}


def _values(weights: Mapping[str, float], holding: Mapping[str, list[tuple[int, float]]], count: int) -> dict[int, float]:
    values: dict[int, float] = {}
    for term, weight in weights.items():
        rarity = log(1 + count / len(holding[term]))
        for index, place in holding[term]:
            values[index] = max(values.get(index, 0.0), weight * place * rarity)
    return values
