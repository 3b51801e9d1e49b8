"""Which matches can mean anything at all, as far as their own file tells: what it neither imports nor makes is no framework's.

Only refuses what no other file could turn into a match. Must not follow names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Expression, Inline, Member, Name
from keeper_validate.extract.module import Facts

_ASKED = ("is", "instance")


class Reach:
    """What the heads of dotted names can stand for in one file."""

    def __init__(self, facts: Facts, convert: Callable[[Node], Expression]) -> None:
        self._convert = convert
        self._imported = frozenset(binding.local.partition(".")[0] for binding in facts.imports)
        self._bound = frozenset(
            part for definition in facts.definitions if definition.form != "function" for part in definition.name.split(".")
        ) | frozenset(parameter.name for definition in facts.definitions for parameter in definition.parameters if parameter.annotation)
        self._local = frozenset(part for definition in facts.definitions for part in definition.name.split(".")) | frozenset(
            name for definition in facts.definitions for parameter in definition.parameters for name in (parameter.name, *parameter.fields)
        )

    def allows(self, settings: tuple[tuple[str, str], ...], captured: Mapping[str, list[Node]]) -> bool:
        """Whether every `is` and `instance` among a rule's conditions can hold for what was captured."""
        for role, of_names, heads in _asked(settings):
            if not any(self._possible(self._convert(node), of_names, heads) for node in captured.get(role, ())):
                return False
        return True

    def _possible(self, expression: Expression, of_names: bool, heads: frozenset[str]) -> bool:
        name = _head(expression)
        if name is None:
            return isinstance(expression, Inline)
        head = name.partition(".")[0]
        known = self._bound if of_names and isinstance(expression, Name) else self._local
        return head in self._imported or head in known or head in heads


def _head(expression: Expression) -> str | None:
    """The dotted name that an expression starts from."""
    while isinstance(expression, Call | Member):
        expression = expression.function if isinstance(expression, Call) else expression.of
    return expression.name if isinstance(expression, Name) else None


@cache
def _asked(settings: tuple[tuple[str, str], ...]) -> tuple[tuple[str, bool, frozenset[str]], ...]:
    """The conditions to test: their role, whether they ask for a name (not for an instance), and the heads of the wanted names."""
    found = []
    for key, wanted in settings:
        role, _, condition = key.rpartition(".")
        if condition in _ASKED:
            found.append((role, condition == "is", frozenset(name.partition(".")[0] for name in wanted.split())))
    return tuple(found)
