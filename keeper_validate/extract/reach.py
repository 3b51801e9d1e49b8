"""Which matches can mean anything at all, as far as their own file tells: what it neither imports nor makes is no framework's.

Only refuses what no other file could turn into a match. Must not follow names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Expression, Inline, Member, Name
from keeper_validate.extract.module import Facts, Import
from keeper_validate.values import dataclass

_ASKED = ("is", "instance")


@dataclass(frozen=True, slots=True)
class _Asked:
    """A condition to test: its role, whether it asks for a name (not for an instance), the wanted names, their heads and their prefixes."""

    role: str
    for_name: bool
    heads: frozenset[str]
    exact: frozenset[str]
    prefixes: tuple[str, ...]


class Reach:
    """What the heads of dotted names can stand for in one file."""

    def __init__(self, facts: Facts, convert: Callable[[Node], Expression]) -> None:
        self._convert = convert
        # what a star import brings can be anything, but hides nothing that the file binds itself
        self._open = bool(facts.stars)
        self._imports: dict[str, list[Import]] = {}
        for binding in facts.imports:
            self._imports.setdefault(binding.local.partition(".")[0], []).append(binding)
        self._bound = frozenset(
            part for definition in facts.definitions if definition.form != "function" for part in definition.name.split(".")
        ) | frozenset(parameter.name for definition in facts.definitions for parameter in definition.parameters if parameter.annotation)
        self._local = frozenset(part for definition in facts.definitions for part in definition.name.split(".")) | frozenset(
            name for definition in facts.definitions for parameter in definition.parameters for name in (parameter.name, *parameter.fields)
        )

    def allows(self, settings: tuple[tuple[str, str], ...], captured: Mapping[str, list[Node]]) -> bool:
        """Whether every `is` and `instance` among a rule's conditions can hold for what was captured."""
        for asked in _asked(settings):
            nodes = captured.get(asked.role)
            # a role that is picked from the arguments later is not captured yet
            if nodes is not None and not any(self._possible(self._convert(node), asked) for node in nodes):
                return False
        return True

    def _possible(self, expression: Expression, asked: _Asked) -> bool:
        name = _head(expression)
        if name is None:
            return isinstance(expression, Inline)
        head = name.partition(".")[0]
        itself = asked.for_name and isinstance(expression, Name)
        if head in (self._bound if itself else self._local) or head in asked.heads:
            return True
        imports = self._imports.get(head)
        if imports is None:
            return self._open
        return not itself or any(self._leads(name, binding, asked) for binding in imports)

    def _leads(self, name: str, binding: Import, asked: _Asked) -> bool:
        """Whether an imported name can be a wanted one: of a wanted package only what is written, as nothing renames it."""
        if binding.module.partition(".")[0] not in asked.heads:
            return True
        if name != binding.local and not name.startswith(binding.local + "."):
            return False
        member = "" if binding.member == "default" else binding.member
        written = ".".join(part for part in (binding.module, member, name[len(binding.local) + 1:]) if part)
        return written in asked.exact or written.startswith(asked.prefixes)


def _head(expression: Expression) -> str | None:
    """The dotted name that an expression starts from."""
    while isinstance(expression, Call | Member):
        expression = expression.function if isinstance(expression, Call) else expression.of
    return expression.name if isinstance(expression, Name) else None


@cache
def _asked(settings: tuple[tuple[str, str], ...]) -> tuple[_Asked, ...]:
    found = []
    for key, wanted in settings:
        role, _, condition = key.rpartition(".")
        if condition in _ASKED:
            names = wanted.split()
            prefixes = tuple(name[:-1] for name in names if name.endswith("*"))
            found.append(_Asked(role, condition == "is", frozenset(name.partition(".")[0] for name in names), frozenset(names), prefixes))
    return tuple(found)
