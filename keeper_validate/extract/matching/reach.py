"""Which matches can mean anything at all, as far as their own file tells: what it neither imports nor makes is no framework's, and what
one framework's package gives is no other's.

Only refuses what no other file could turn into a match. Must not follow names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Expression, Inline, Items, Literal, Name, Opaque, Text
from keeper_validate.extract.expression import head as started_from
from keeper_validate.extract.matching.alone import Alone, Asked
from keeper_validate.extract.module import Definition, Facts, Import

_ASKED = ("is", "instance", "inherits")


class Reach:
    """What the heads of dotted names can stand for in one file. `packages` are those that the file's rules ask for: what one of them gives
    has no name of another; `source` is the file itself, where names of other files come by imports alone."""

    def __init__(
        self, facts: Facts, convert: Callable[[Node], Expression], receiver: str, packages: frozenset[str],
        source: bytes | None = None,
    ) -> None:
        self._convert = convert
        self._packages = packages
        self._receiver = receiver
        # a member of the object itself can come from any class above its own
        self._below = any(definition.form == "class" and definition.bases for definition in facts.definitions)
        # what a star import brings can be anything, but hides nothing that the file binds itself
        self._open = bool(facts.stars)
        self._imports: dict[str, list[Import]] = {}
        for binding in facts.imports:
            self._imports.setdefault(binding.local.partition(".")[0], []).append(binding)
        self._bound = frozenset(
            tail for definition in facts.definitions if definition.form != "function" for tail in _tails(definition.name)
        ) | frozenset(parameter.name for definition in facts.definitions for parameter in definition.parameters if parameter.annotation)
        self._local = frozenset(part for definition in facts.definitions for part in definition.name.split(".")) | frozenset(
            name
            for definition in facts.definitions
            for parameter in definition.parameters
            for name in (parameter.name.partition(".")[0], *parameter.fields)
        )
        self._made = self._makers(facts.definitions) if packages else {}
        self._alone = Alone(source, facts, self._local) if source is not None and not facts.imports + facts.stars else None

    def allows(self, conditions: tuple[Asked, ...], captured: Mapping[str, list[Node]]) -> bool:
        """Whether every `is`, `instance` and `inherits` among a rule's conditions can hold for what was captured."""
        for asked in conditions:
            nodes = captured.get(asked.role)
            if self._alone is not None and not self._alone.allows(asked):
                return False
            # a role that is picked from the arguments later is not captured yet
            if nodes is not None and not any(self._may_be(node, asked) for node in nodes):
                return False
        return True

    def _may_be(self, node: Node, asked: Asked) -> bool:
        """Whether a condition can hold for a node."""
        expression = self._convert(node)
        if isinstance(expression, Items) and asked.condition == "inherits":
            return any(self._may_stand_for(base, asked) for base in expression.values)
        return self._may_stand_for(expression, asked)

    def _may_stand_for(self, expression: Expression, asked: Asked) -> bool:
        name = _head(expression)
        if name is None:
            return isinstance(expression, Inline)
        head, _, member = name.partition(".")
        if head == self._receiver and asked.condition != "is":
            return self._below or member.partition(".")[0] in self._local
        itself = asked.condition == "is" and isinstance(expression, Name)
        if head in asked.heads or (self._binds(name) if itself else head in self._local):
            made = self._made.get(head)
            return made is None or not made.isdisjoint(asked.heads) or (not made and asked.condition != "instance")
        imports = self._imports.get(head)
        if imports is None:
            return self._open
        return any(self._leads(name, binding, asked, itself) for binding in imports)

    def _makers(self, definitions: Iterable[Definition]) -> dict[str, frozenset[str]]:
        """Names that a file binds, in whatever scope, only to what packages of the rules give or to what is no object: those packages."""
        found: dict[str, set[str] | None] = dict.fromkeys(self._imports)
        for definition in definitions:
            found.update(dict.fromkeys(name for one in definition.parameters for name in (one.name, *one.fields)))
        for definition in definitions:
            given, name = self._giver(definition), definition.name.rpartition(".")[2]
            made = found.setdefault(name, set())
            if given is None or made is None:
                found[name] = None
            else:
                made.update(given)
        return {name: frozenset(made) for name, made in found.items() if made is not None}

    def _giver(self, definition: Definition) -> tuple[str, ...] | None:
        """The package that gives what a name is bound to, where the rules know it; none where that is no object."""
        value = definition.value
        if definition.form != "value" or definition.annotation is not None:
            return None
        if isinstance(value, Literal | Opaque | Text):
            return ()
        if not isinstance(value, Call) or not isinstance(value.function, Name):
            return None
        brought = self._imports.get(value.function.name.partition(".")[0], ())
        package = brought[0].module.partition(".")[0] if len(brought) == 1 else ""
        return (package,) if package in self._packages else None

    def _binds(self, name: str) -> bool:
        """Whether a name starts with one that the file binds, in whatever scope: `self.app.get` with `self.app`, not with `self.x`."""
        while name:
            if name in self._bound:
                return True
            name = name.rpartition(".")[0]
        return False

    def _leads(self, name: str, binding: Import, asked: Asked, itself: bool) -> bool:
        """Whether an imported name, or what it gives, can be a wanted one: of a package that rules ask for only what is written, as nothing
        renames it."""
        package = binding.module.partition(".")[0]
        if package not in asked.heads:
            return package not in self._packages
        if not itself:
            return True
        if name != binding.local and not name.startswith(binding.local + "."):
            return False
        member = "" if binding.member == "default" else binding.member
        written = ".".join(part for part in (binding.module, member, name[len(binding.local) + 1:]) if part)
        return written in asked.exact or written.startswith(asked.prefixes)


def _tails(name: str) -> Iterator[str]:
    """A definition's dotted name without its outer scopes: how far those reach, it does not tell."""
    while name:
        yield name
        name = name.partition(".")[2]


def _head(expression: Expression) -> str | None:
    """The dotted name that an expression starts from."""
    start = started_from(expression)
    return start.name if isinstance(start, Name) else None


def asked(settings: tuple[tuple[str, str], ...]) -> tuple[Asked, ...]:
    """The conditions of a rule that can be tested in a file."""
    found = []
    for key, wanted in settings:
        role, _, condition = key.rpartition(".")
        if condition in _ASKED:
            names = wanted.split()
            prefixes = tuple(name[:-1] for name in names if name.endswith("*"))
            found.append(Asked(role, condition, frozenset(name.partition(".")[0] for name in names), frozenset(names), prefixes))
    return tuple(found)
