"""Answers about things that lead to each other, each asked once: what is found on the way round a circle is not kept, and a way of
more steps than anybody takes is not gone to its end.

Must not know what is asked."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.routing.prefix import Prefix

_MOST_STEPS = 64


class Rounds:
    """`answer` may ask about other things in turn; one that it comes back to is answered by `cut`."""

    def __init__(self, answer: Callable[[Key], tuple[Prefix, ...]], cut: Callable[[Key], tuple[Prefix, ...]]) -> None:
        self._answer, self._cut = answer, cut
        self._known: dict[Key, tuple[Prefix, ...]] = {}
        self._open: dict[Key, None] = {}
        self._partial: set[Key] = set()

    def of(self, key: Key) -> tuple[Prefix, ...]:
        """The answer for a thing."""
        if key in self._open or key in self._partial:
            # the outermost alone goes all the way round
            self._partial.update(list(self._open)[1:])
        if key in self._known:
            return self._known[key]
        if len(self._open) >= _MOST_STEPS:
            return self._cut(key)
        self._known[key] = self._cut(key)
        self._open[key] = None
        self._known[key] = self._answer(key)
        del self._open[key]
        if not self._open:
            for one in self._partial:
                self._known.pop(one, None)
            self._partial.clear()
        return self._known[key]
