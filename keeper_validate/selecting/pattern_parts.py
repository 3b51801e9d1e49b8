"""A pattern read into states: letters, edges, rows, choices and repetitions. What it does not know, it refuses.

Must not match anything (`pattern` does)."""

from __future__ import annotations

from collections.abc import Callable

from keeper_validate.values import dataclass, field

MOST_LETTERS = 500
_MOST_STATES = 2_000
_MOST_REPEATS = 50
_DEEPEST = 20
SORTS: dict[str, Callable[[str], bool]] = {
    "d": str.isdigit, "w": lambda char: char.isalnum() or char == "_", "s": str.isspace,
    "D": lambda char: not char.isdigit(), "W": lambda char: not (char.isalnum() or char == "_"), "S": lambda char: not char.isspace(),
}
_CONTROLS = {"n": "\n", "t": "\t"}


class Wrong(Exception):
    """Why a pattern is not taken, as the end of a sentence."""


@dataclass(slots=True)
class State:
    """Where matching stands: what the next letter must be (None: nothing is read) and the states that follow; `edge` is `^`, `$` or `b`."""

    accepts: Callable[[str], bool] | None = None
    edge: str = ""
    then: list[int] = field(default_factory=list)


def states_of(pattern: str) -> tuple[State, ...]:
    """The states of a pattern; 0 is the beginning, 1 the end."""
    if len(pattern) > MOST_LETTERS:
        raise Wrong(f"it has more than {MOST_LETTERS} letters")
    states = [State(), State()]
    states[0].then.append(_Reading(pattern).whole().into(states, 1))
    return tuple(states)


def _state(states: list[State], state: State) -> int:
    if len(states) >= _MOST_STATES:
        raise Wrong("it repeats too much")
    states.append(state)
    return len(states) - 1


@dataclass(frozen=True, slots=True)
class _Letter:
    accepts: Callable[[str], bool]

    def into(self, states: list[State], end: int) -> int:
        """Adds its states, which lead to `end`; returns the one it begins with."""
        return _state(states, State(accepts=self.accepts, then=[end]))


@dataclass(frozen=True, slots=True)
class _Edge:
    edge: str

    def into(self, states: list[State], end: int) -> int:
        return _state(states, State(edge=self.edge, then=[end]))


@dataclass(frozen=True, slots=True)
class _Row:
    parts: tuple[_Part, ...]

    def into(self, states: list[State], end: int) -> int:
        for part in reversed(self.parts):
            end = part.into(states, end)
        return end


@dataclass(frozen=True, slots=True)
class _Either:
    parts: tuple[_Part, ...]

    def into(self, states: list[State], end: int) -> int:
        return _state(states, State(then=[part.into(states, end) for part in self.parts]))


@dataclass(frozen=True, slots=True)
class _Repeat:
    part: _Part
    least: int
    most: int | None

    def into(self, states: list[State], end: int) -> int:
        if self.most is None:
            loop = _state(states, State(then=[end]))
            states[loop].then.append(self.part.into(states, loop))
            end = loop
        for _ in range((self.most or self.least) - self.least):
            end = _state(states, State(then=[end, self.part.into(states, end)]))
        for _ in range(self.least):
            end = self.part.into(states, end)
        return end


_Part = _Letter | _Edge | _Row | _Either | _Repeat


class _Reading:
    """A pattern read from left to right."""

    def __init__(self, pattern: str) -> None:
        self._pattern, self._at, self._deep = pattern, 0, 0

    def whole(self) -> _Part:
        part = self._either()
        if self._at < len(self._pattern):
            raise Wrong("a ) stands without its (")
        return part

    def _next(self) -> str:
        return self._pattern[self._at:self._at + 1]

    def _take(self) -> str:
        self._at += 1
        if self._at > len(self._pattern):
            raise Wrong("it breaks off")
        return self._pattern[self._at - 1]

    def _either(self) -> _Part:
        rows = [self._row()]
        while self._next() == "|":
            self._take()
            rows.append(self._row())
        return _Either(tuple(rows)) if len(rows) > 1 else rows[0]

    def _row(self) -> _Part:
        parts: list[_Part] = []
        while self._next() not in ("", "|", ")"):
            parts.append(self._repeated(self._one()))
        return _Row(tuple(parts))

    def _one(self) -> _Part:
        char = self._take()
        if char == "(":
            return self._group()
        if char in "^$":
            return _Edge(char)
        if char == "\\":
            return self._escaped(self._take())
        if char in "*+?":
            raise Wrong(f"nothing stands before the {char}")
        if char == "[":
            return _Letter(self._class())
        return _Letter((lambda other: other != "\n") if char == "." else _same(char))

    def _group(self) -> _Part:
        self._deep += 1
        if self._pattern.startswith("?:", self._at):
            self._at += 2
        if self._deep > _DEEPEST or self._next() == "?":
            raise Wrong("its groups say more than what belongs together")
        part = self._either()
        if self._take() != ")":
            raise Wrong("a ( is not closed")
        self._deep -= 1
        return part

    def _escaped(self, char: str) -> _Part:
        if char == "b":
            return _Edge("b")
        if char in SORTS:
            return _Letter(SORTS[char])
        if char.isalnum() and char not in _CONTROLS:
            raise Wrong(f"\\{char} is not known")
        return _Letter(_same(_CONTROLS.get(char, char)))

    def _class(self) -> Callable[[str], bool]:
        excluded = self._next() == "^"
        self._at += excluded
        accepted: list[Callable[[str], bool]] = []
        while not accepted or self._next() != "]":
            low = self._take()
            if low == "\\":
                low = self._take()
                accepted.append(SORTS[low] if low in SORTS else _same(_CONTROLS.get(low, low)))
            elif self._next() == "-" and self._pattern[self._at + 1:self._at + 2] not in ("", "]"):
                self._take()
                accepted.append(_between(low, self._take()))
            else:
                accepted.append(_same(low))
        self._take()
        return lambda char: any(accepts(char) for accepts in accepted) != excluded

    def _repeated(self, part: _Part) -> _Part:
        char = self._next()
        if char == "{":
            return self._counted(part)
        if char not in ("*", "+", "?") or char == "":
            return part
        self._take()
        if self._next() in ("?", "+", "*") and self._next():
            self._take()
        return _Repeat(part, 1 if char == "+" else 0, 1 if char == "?" else None)

    def _counted(self, part: _Part) -> _Part:
        end = self._pattern.find("}", self._at)
        low, comma, high = self._pattern[self._at + 1:end].partition(",")
        if end < 0 or not low.isdecimal() or not (high.isdecimal() or not high):
            raise Wrong("behind { stands a number of times")
        self._at = end + 1
        most = None if comma and not high else int(high or low)
        if int(low) > _MOST_REPEATS or (most or 0) > _MOST_REPEATS or (most is not None and most < int(low)):
            raise Wrong(f"nothing is repeated more than {_MOST_REPEATS} times")
        return _Repeat(part, int(low), most)


def _same(char: str) -> Callable[[str], bool]:
    lowered = char.lower()
    return lambda other: other == lowered


def _between(low: str, high: str) -> Callable[[str], bool]:
    return lambda char: low <= char <= high or low <= char.upper() <= high
