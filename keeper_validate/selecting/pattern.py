"""Patterns of a manifest, matched in time that grows with the text and the pattern only: nothing is ever tried twice.

A small part of what regular expressions can say; the rest is refused. Must not use an engine that backtracks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from keeper_validate.errors import KeeperError
from keeper_validate.selecting.pattern_parts import SORTS, State, Wrong, states_of


def found(pattern: str, text: str) -> bool:
    """Whether a pattern stands anywhere in a text, in any case of letters; KeeperError where it is none."""
    states = _compiled(pattern)
    text = text.lower()
    now: set[int] = set()
    for index in range(len(text) + 1):
        now = _closed(states, [*now, 0], text, index)
        if 1 in now:
            return True
        if index < len(text):
            now = {then for one in now if (accepts := states[one].accepts) and accepts(text[index]) for then in states[one].then}
    return False


def check(pattern: str) -> None:
    """KeeperError where a text is no pattern."""
    _compiled(pattern)


def _closed(states: tuple[State, ...], start: Iterable[int], text: str, index: int) -> set[int]:
    """The states that are reached without reading a letter."""
    reached: set[int] = set()
    waiting = list(start)
    while waiting:
        one = waiting.pop()
        if one in reached or not _holds(states[one].edge, text, index):
            continue
        reached.add(one)
        if states[one].accepts is None:
            waiting.extend(states[one].then)
    return reached


def _holds(edge: str, text: str, index: int) -> bool:
    if edge == "^":
        return index == 0 or text[index - 1] == "\n"
    if edge == "$":
        return index == len(text) or text[index] == "\n"
    if edge == "b":
        return (index > 0 and SORTS["w"](text[index - 1])) != (index < len(text) and SORTS["w"](text[index]))
    return True


@lru_cache(maxsize=256)
def _compiled(pattern: str) -> tuple[State, ...]:
    try:
        return states_of(pattern)
    except Wrong as error:
        raise KeeperError(f"the pattern {pattern[:80]!r} is not taken, {error}: write words, |, ., *, +, ?, [a-z], ( ) and \\b.") from None
