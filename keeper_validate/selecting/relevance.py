"""How near things are to a task: by the words that they share with it, the rarer the nearer, wherever a word means the same.

Pure. Must not know what the things are, nor budgets."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import log

from keeper_validate.selecting.terms import akin, near
from keeper_validate.values import dataclass

_OWN, _AKIN, _NEAR = 1.0, 0.6, 0.6
_FLOOR = 0.15
_BEST, _SHARE = 5, 0.5

Terms = Sequence[tuple[str, float]]


@dataclass(frozen=True, slots=True)
class Scored:
    """One thing by its place in what was given, with its nearness and the terms of the task that it shares. `near` where a task likely
    needs it: it comes near enough to the best, or is among the best for one of the words."""

    index: int
    score: float
    words: tuple[str, ...]
    near: bool


def ranked(asked: tuple[str, ...], things: Sequence[Terms], meant: Collection[int] = ()) -> tuple[Scored, ...]:
    """Some things by nearness to a task, those that are near before those that only share a word with it. `meant` are things that the
    task means as a whole; they come at least half as near as the best."""
    holding = _holding(things)
    scores, best_for = [0.0] * len(things), set(meant)
    hit: list[list[str]] = [[] for _ in things]
    for term in dict.fromkeys(asked):
        values = _values(_weights(term, holding), holding, len(things))
        least = sorted(values.values(), reverse=True)[:_BEST][-1:]
        for index, value in values.items():
            scores[index] += value
            hit[index].append(term)
            if value >= least[0] and value >= _SHARE * max(values.values()):
                best_for.add(index)
    best = max(scores, default=0.0)
    for index in meant:
        scores[index] += (best or 1.0) / 2
    near_by = {index for index, score in enumerate(scores) if score >= _FLOOR * best} | best_for
    found = (Scored(index, score, tuple(hit[index]), index in near_by) for index, score in enumerate(scores) if score > 0)
    return tuple(sorted(found, key=lambda one: (not one.near, -one.score, one.index)))


def shared(asked: tuple[str, ...], words: Collection[str], loosely: bool = False) -> tuple[str, ...]:
    """The terms of a task that stand among some words, or mean the same as one; `loosely`, also those that only come near one."""
    return tuple(
        term for term in dict.fromkeys(asked)
        if term in words or not akin(term).isdisjoint(words) or (loosely and any(near(term, word) for word in words))
    )


def _holding(things: Sequence[Terms]) -> dict[str, list[tuple[int, float]]]:
    """Each term with the things that hold it."""
    holding: dict[str, list[tuple[int, float]]] = {}
    for index, terms in enumerate(things):
        for term, weight in terms:
            holding.setdefault(term, []).append((index, weight))
    return holding


def _weights(term: str, holding: Mapping[str, object]) -> dict[str, float]:
    """The terms that stand for one of the task: itself, what means the same, and, where neither is there, what comes near."""
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
