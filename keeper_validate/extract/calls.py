"""The calls of some modules by the last name of what they call, and what is known of what they give.

Of calls those are told whose values something keeps or gives back, and those that records hold. Must not follow names."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.expression import Call, Entries, Expression, Items, Member, Name
from keeper_validate.extract.module import Module
from keeper_validate.values import dataclass

_HELD = frozenset({"child", "call", "returned"})
_HOLDING = (Call, Items, Entries, Member)
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
        self._told: dict[str, tuple[tuple[str, str, Call], ...]] = {}
        self.given: dict[tuple[str, str], tuple[Placed | None, ...]] = {}
        self.texts: dict[tuple[str, str], tuple[str | None, ...]] = {}

    def named(self, name: str) -> tuple[tuple[str, str, Call], ...]:
        """The calls of what has a last name, whatever a file calls it, each with its file and the definitions around it."""
        if self._named is None:
            self._named = {}
            for path, module in self._modules:
                meant = {item.local: item.member for item in module.imports if item.member is not None and item.local != item.member}
                for scope, call in _made(module):
                    called = call.function.name.rpartition(".")[2] if isinstance(call.function, Name | Member) else ""
                    self._named.setdefault(meant.get(called) or called, []).append((path, scope, call))
        told = self._told.get(name)
        if told is None:
            # of those alone that somebody asks for, as to look a call up goes through all that it holds
            told = self._told[name] = tuple(dict.fromkeys(self._named.get(name, ())))
        return told


def _made(module: Module) -> Iterator[tuple[str, Call]]:
    for one in module.definitions:
        scope = one.name if one.form == "function" else one.name.rpartition(".")[0]
        yield from ((scope, call) for call in _within(one.value))
    for record in module.records:
        for capture in record.captures:
            if capture.role in _HELD:
                yield from ((record.within, call) for call in _within(capture.value))


def _within(value: Expression | None) -> list[Call]:
    """The calls in a value, outer ones first."""
    found = list[Call]()
    if isinstance(value, _HOLDING):
        _gather(value, 0, found)
    return found


def _gather(value: Expression | None, depth: int, found: list[Call]) -> None:
    if depth > _DEPTH:
        return
    if isinstance(value, Call):
        found.append(value)
        for each in value.arguments:
            _gather(each, depth + 1, found)
        for _, each in value.keywords:
            _gather(each, depth + 1, found)
    elif isinstance(value, Items):
        for each in value.values:
            _gather(each, depth + 1, found)
    elif isinstance(value, Entries):
        for _, each in value.entries:
            _gather(each, depth + 1, found)
    elif isinstance(value, Member):
        _gather(value.of, depth + 1, found)
