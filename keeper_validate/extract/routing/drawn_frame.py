"""Where a word of a routing language stands: the path, module, controller, guards and resource that the blocks around it give.

Must not know any framework."""

from __future__ import annotations

from keeper_validate.extract.constants import opened
from keeper_validate.extract.expression import Call, Expression, Items, Joined, Literal, Member, Name, Text
from keeper_validate.extract.routing.route_path import join
from keeper_validate.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Resource:
    """A resource and where its parts stand: `one` is the segment of one of its members."""

    name: str
    path: str
    controller: str
    param: str
    singular: str
    alone: bool = False
    shallow: bool = False

    @property
    def one(self) -> str:
        """The path of a member."""
        return self.path if self.alone else f"{self.path}/:{self.param}"

    @property
    def nested(self) -> str:
        """The path of what stands below a member."""
        return self.path if self.alone else f"{self.path}/:{self.singular}_{self.param}"


@dataclass(frozen=True, slots=True)
class Frame:
    """What the blocks around a word say; `shared` are the options of what is called on a name, or on none."""

    path: str = ""
    shallow_path: str = ""
    module: str = ""
    controller: str = ""
    level: str = ""
    resource: Resource | None = None
    guards: tuple[str, ...] = ()
    shallow: bool = False
    depth: int = 0
    limits: tuple[tuple[str, Expression], ...] = ()
    names: tuple[tuple[str, Expression], ...] = ()
    concerns: tuple[tuple[str, Items], ...] = ()
    segments: tuple[tuple[str, str], ...] = ()
    shared: tuple[tuple[str, tuple[tuple[str, Expression], ...]], ...] = ()

    def below(self, path: str) -> Frame:
        """The same, one piece of path further."""
        return replace(self, path=join(self.path, path)) if path.strip("/") else self

    def nested(self) -> Frame:
        """Below one member of the resource around."""
        if self.resource is None:
            return self
        start = replace(self, path=self.shallow_path) if self.shallow and self.depth else self
        return replace(start.below(self.resource.nested), level="nested")

    def at(self, level: str) -> Frame:
        """At the collection, one member, or the form of a new one."""
        if self.resource is None:
            return self
        resource = self.resource
        if level == "member":
            start = replace(self, path=self.shallow_path) if self.shallow else self
            return replace(start.below(resource.one), level=level)
        return replace(self.below(f"{resource.path}/{self.segment('new')}" if level == "new" else resource.path), level=level)

    def segment(self, action: str) -> str:
        """How an action is spelled in a path."""
        return dict(self.segments).get(action, action)

    def controlled(self, controller: str) -> str:
        """A controller with the modules around it."""
        if controller.startswith("/"):
            return controller[1:]
        return f"{self.module}/{controller}" if self.module and controller else self.module or controller


def word(expression: Expression | None, frame: Frame) -> str | None:
    """The text of a string or symbol, of a variable that the frame knows too; None where it is not constant."""
    if isinstance(expression, Text):
        return expression.value
    if isinstance(expression, Literal):
        return expression.value[1:] if expression.value.startswith(":") else None
    if isinstance(expression, Name):
        known = dict(frame.names).get(expression.name)
        return word(known, frame) if known is not None and known != expression else None
    if isinstance(expression, Joined):
        return "".join(_part(part, frame) for part in expression.parts)
    if isinstance(expression, Call) and isinstance(expression.function, Name) and not expression.arguments:
        return word(Name(expression.function.name), frame)
    return None


def place(expression: Expression | None, frame: Frame) -> str:
    """A path or a prefix as far as it is constant, with an open part for what only a run can tell; empty where there is none."""
    known = word(expression, frame)
    if known is not None or expression is None or isinstance(expression, Literal):
        return known or ""
    return opened(_called(expression))


def words(expression: Expression | None, frame: Frame) -> tuple[str, ...]:
    """The texts of one or of a list."""
    if isinstance(expression, Name):
        expression = dict(frame.names).get(expression.name, expression)
    listed = expression.values if isinstance(expression, Items) else (expression,)
    return tuple(found for one in listed if (found := word(one, frame)) is not None)


def _part(part: Expression, frame: Frame) -> str:
    known = word(part, frame)
    return known if known is not None else opened(_called(part))


def _called(expression: Expression) -> str:
    """What only a run can tell, by the last name in it that says what it is."""
    while isinstance(expression, Call):
        expression = expression.arguments[-1] if expression.function == Name(".") and expression.arguments else expression.function
    last = expression.name.rpartition(".")[2].rpartition("::")[2].lstrip("$") if isinstance(expression, Name | Member) else ""
    return last if last.isidentifier() else "value"
