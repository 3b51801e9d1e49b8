"""The calls of some modules by the last name of what they call, and what is known of what they give.

Of calls those are told whose values something keeps or gives back, and those that records hold. Must not follow names."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Call, Entries, Expression, Items, Member, Name
from keeper_validate.extract.module import Module
from keeper_validate.values import dataclass

_HELD = frozenset({"child", "call", "returned"})
_DEPTH = 6


@dataclass(frozen=True, slots=True)
class Placed:
    """An expression and where it stands."""

    path: str
    scope: str
    value: Expression


class Calls:
    """What is called at hand; indexed when something first asks."""

    def __init__(self, modules: tuple[tuple[str, Module], ...] = ()) -> None:
        self._modules = modules
        self._named: dict[str, list[tuple[str, str, Call]]] | None = None
        self.given: dict[tuple[str, str], tuple[Placed | None, ...]] = {}
        self.texts: dict[tuple[str, str], tuple[str | None, ...]] = {}

    def named(self, name: str) -> tuple[tuple[str, str, Call], ...]:
        """The calls of what has a last name, whatever a file calls it, each with its file and the definitions around it."""
        if self._named is None:
            self._named = {}
            for path, module in self._modules:
                meant = {item.local: item.member for item in module.imports if item.member is not None and item.local != item.member}
                for scope, call in dict.fromkeys(_made(module)):
                    called = call.function.name.rpartition(".")[2] if isinstance(call.function, Name | Member) else ""
                    self._named.setdefault(meant.get(called) or called, []).append((path, scope, call))
        return tuple(self._named.get(name, ()))


def _made(module: Module) -> Iterator[tuple[str, Call]]:
    for one in module.definitions:
        scope = one.name if one.form == "function" else one.name.rpartition(".")[0]
        yield from ((scope, call) for call in _within(one.value, 0))
    for record in module.records:
        for capture in record.captures:
            if capture.role in _HELD:
                yield from ((record.within, call) for call in _within(capture.value, 0))


def _within(value: Expression | None, depth: int) -> Iterator[Call]:
    if depth > _DEPTH:
        return
    if isinstance(value, Call):
        yield value
        for each in (*value.arguments, *(one for _, one in value.keywords)):
            yield from _within(each, depth + 1)
    elif isinstance(value, Items | Entries):
        for each in value.values if isinstance(value, Items) else (one for _, one in value.entries):
            yield from _within(each, depth + 1)
    elif isinstance(value, Member):
        yield from _within(value.of, depth + 1)
