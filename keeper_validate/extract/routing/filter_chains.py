"""What a function builds of filters: each link of a chain asks more of a request, and what answers it ends the chain as a route.

Must not read files, nor know any framework; what links and parts mean is data (`rules/<family>/<framework>.yaml`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from keeper_validate.extract.constants import opened
from keeper_validate.extract.expression import Call, Expression, Items, Name, Text, plain
from keeper_validate.extract.routing.built import Entry
from keeper_validate.extract.spelled_like import spelled_like
from keeper_validate.values import dataclass, replace

_PARAMETER = "{}"


@dataclass(frozen=True, slots=True)
class _Way:
    """What a request must be to pass a filter: the segments that it asks for, its method; `answered` where something answers it, `child`
    the function that gives the rest, `before` one that nobody follows and that may ask for what stands before."""

    segments: tuple[str, ...] = ()
    method: str = ""
    handler: str = ""
    child: str = ""
    before: str = ""
    guards: tuple[str, ...] = ()
    line: int = 0
    answered: bool = False
    pathed: bool = False

    def along(self, other: _Way) -> _Way:
        """What passes both; what only takes something out of a request answers nothing."""
        handler = other.handler if other.pathed or other.method else ""
        first = self.child if not self.segments and other.pathed else ""
        line = other.line if other.answered and other.pathed else self.line or other.line
        return _Way(
            (*self.segments, *other.segments), self.method or other.method, handler or self.handler, other.child or self.child,
            self.before or first, (*self.guards, *other.guards), line, self.answered or other.answered, self.pathed or other.pathed,
        )

    def entry(self) -> Entry | None:
        """The route, or the mount of what a function gives; None for what only asks."""
        counted = iter(range(1, len(self.segments) + 1))
        path = "".join("/" + (f"{{arg{next(counted)}}}" if one == _PARAMETER else one) for one in self.segments)
        path = "/" + opened(self.before.replace("::", ".")) + path if self.before else path
        if self.answered and self.pathed:
            return Entry(self.method or "ANY", path or "/", self.handler, self.guards, self.line)
        return Entry("", path, self.child, self.guards, self.line) if self.child and not self.answered else None


_Ways = tuple[_Way, ...]
_ANY: _Ways = (_Way(),)


class FilterChains:
    """Reads the body of one function."""

    def __init__(self, rules: dict[str, Any], full: Callable[[str], tuple[str, ...]]) -> None:
        self._rules, self._full = rules, full
        self._guards = spelled_like(rules["guards"])
        self._known: dict[str, _Ways] = {}
        self._unused: dict[str, None] = {}
        self._left: list[_Way] = []

    def build(self, body: Expression) -> tuple[Entry, ...]:
        """What the function builds, in order and each once."""
        self._left.extend(self._ways(body))
        left = (*self._left, *(way for name in self._unused for way in self._known[name]))
        entries = (way.entry() for way in left)
        return tuple(dict.fromkeys(sorted((one for one in entries if one is not None), key=lambda one: one.line)))

    def _ways(self, written: Expression) -> _Ways:
        if isinstance(written, Name):
            self._unused.pop(written.name, None)
            return tuple(one if one.answered else replace(one, line=0) for one in self._known.get(written.name, _ANY))
        if not isinstance(written, Call) or not isinstance(written.function, Name):
            return _ANY
        kind, given = written.function.name, written.arguments
        if kind == ".":
            return self._linked(given)
        if kind == "=":
            self._bind(given)
            return _ANY
        if kind in ("{", "|"):
            every = [self._ways(one) for one in given]
            self._left.extend(way for ways in every[:-1] for way in ways)
            return every[-1] if every else _ANY
        return self._called(written, kind, given)

    def _bind(self, given: tuple[Expression, ...]) -> None:
        name, ways = plain(given[0]), self._ways(given[1])
        self._known[name] = ways
        self._unused[name] = None

    def _linked(self, given: tuple[Expression, ...]) -> _Ways:
        ways = self._ways(given[0])
        for link in given[1:]:
            if not isinstance(link, Call):
                continue
            means, said = self._rules["links"].get(plain(link.function)), link.arguments
            if means == "both" and said:
                further, guards = self._ways(said[0]), self._guarding(said[0])
                ways = tuple(replace(one.along(other), guards=(*one.guards, *guards, *other.guards)) for one in ways for other in further)
            elif means == "either" and said:
                ways = (*ways, *self._ways(said[0]))
            elif means is None and said:
                ways = (*ways, *(one for each in said for one in self._ways(each) if one.pathed))
            elif means == "answers" and said:
                handler = said[0].name if isinstance(said[0], Name) else ""
                ways = tuple(replace(one, handler=handler or one.handler, answered=True) for one in ways)
        return ways

    def _called(self, written: Call, name: str, given: tuple[Expression, ...]) -> _Ways:
        part = self._part(name)
        if part is not None:
            meaning, word = part
            own = {"text": given[:1], "segments": given, "parameter": (Name(_PARAMETER),), "rest": (Text("{rest}"),)}.get(meaning, ())
            segments = tuple(piece for one in own for piece in _segments(one))
            asked = meaning != "methods"
            return (_Way(segments, "" if asked else word, line=written.line if asked else 0, pathed=asked),)
        if name in self._known:
            return self._ways(Name(name))
        inside = tuple(way for one in given for way in self._ways(one) if way.pathed)
        return inside or (_ANY if self._is_own(name) else (_Way(child=name, line=written.line),))

    def _part(self, name: str) -> tuple[str, str] | None:
        """What a function of the library asks for, and with which word."""
        macro = "!" if name.endswith("!") else ""
        for full in self._full(name.removesuffix("!")):
            crate, _, last = full.partition("::")
            last = last.removeprefix("filters::") + macro
            if crate == self._rules["crate"]:
                if last in self._rules["methods"]:
                    return "methods", self._rules["methods"][last]
                return next(((meaning, "") for meaning, listed in self._rules["parts"].items() if last in listed), None)
        return None

    def _is_own(self, name: str) -> bool:
        return any(full.partition("::")[0] == self._rules["crate"] for full in self._full(name))

    def _guarding(self, written: Expression) -> Iterable[str]:
        start = written.arguments[0] if isinstance(written, Call) and plain(written.function) == "." and written.arguments else written
        name = plain(start.function if isinstance(start, Call) else start).rpartition("::")[2]
        return (name,) if name and self._guards.fit(name.lower()) else ()


def _segments(written: Expression) -> tuple[str, ...]:
    """The segments of a path that are written one behind the other; what is no text is a parameter, two dots go on elsewhere."""
    if isinstance(written, Items):
        return tuple(piece for one in written.values for piece in _segments(one))
    return (written.value.strip("/"),) if isinstance(written, Text) else () if plain(written) in ("", "..") else (_PARAMETER,)
