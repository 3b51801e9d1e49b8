"""One thing that is fuzzed: a function of bytes, with the inputs to begin from. Must not know how inputs are made or counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from keeper_validate.errors import KeeperError


@dataclass(frozen=True)
class Target:
    """`run` answers, refuses (KeeperError), or has a fault; `begin` gives inputs that are worth mutating; `raw` ones are taken for dice."""

    name: str
    run: Callable[[bytes], object]
    begin: Callable[[], Sequence[bytes]]
    raw: bool = False


class Bits:
    """Bytes taken for dice: what a target that builds its own input chooses by. It never runs out."""

    def __init__(self, data: bytes) -> None:
        self._data = data or b"\0"
        self._at = 0

    def below(self, bound: int) -> int:
        """A number from 0 up to, and without, a bound of at most 256."""
        value = self._data[self._at % len(self._data)] + self._at // len(self._data)
        self._at += 1
        return value % bound

    def one(self, options: Sequence[str]) -> str:
        """One of some texts."""
        return options[self.below(len(options))]

    def text(self) -> str:
        """A short text of any characters, hostile ones among them."""
        length = self.below(24)
        start = self._at % len(self._data)
        self._at += length
        return self._data[start : start + length].decode("utf-8", "surrogateescape")


def answer(target: Target, data: bytes) -> str:
    """What a target says, as text that does not depend on the order of sets; a refusal is an answer."""
    try:
        return told(target.run(data))
    except KeeperError as refusal:
        return f"refused: {refusal}"


def told(value: object) -> str:
    """A value as text, sets in order."""
    if isinstance(value, (set, frozenset)):
        return "{" + ", ".join(sorted(map(told, value))) + "}"
    if isinstance(value, (tuple, list)):
        return "(" + ", ".join(map(told, value)) + ")"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{told(key)}: {told(one)}" for key, one in value.items()) + "}"
    return repr(value)
