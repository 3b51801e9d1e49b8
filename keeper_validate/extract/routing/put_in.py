"""A record of a function with what one call gives put in for its parameters, and each turn of its loops for their variables.

All that is put in reads as it does where the call stands. Must not know any framework, nor what a record means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from keeper_validate.extract.calls import Placed
from keeper_validate.extract.constants import text
from keeper_validate.extract.expression import Call, Entries, Expression, Inline, Items, Member, Name, Opaque, Text, keyword, mapped, plain
from keeper_validate.extract.matching.picks import spread
from keeper_validate.extract.module import Capture, Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.naming.written_elsewhere import elsewhere
from keeper_validate.extract.routing.loops import OF_OBJECT, item_part, of_entries, variable
from keeper_validate.extract.written_fields import written_field
from keeper_validate.values import dataclass, replace

# said of what a call leaves to what the function gives itself, which is its own unless another call gives something else
LEFT = ("given", "nothing")
_DEPTH, _NESTED, _TURNS = 6, 2, 2_000
_SPREAD, _SUBSCRIPT, _SUM = ("*", "..."), "[]", Name("(+)")
_Turn = tuple[tuple[Definition, Expression], ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a call stands, and the function that it leads to with what each parameter is given, by its name or else its place; `between`
    is the call, which stands `at` a place, by which another function hands that on."""

    path: str
    scope: str
    resolver: Resolver
    inside: str
    function: Definition
    given: Mapping[str, Expression]
    between: Frame | None = None
    at: int = 0

    def records(self, record: Record, decides: tuple[str, ...]) -> Iterator[Record]:
        """A record of the function as often as loops turn around it; none where what decides is not of what is given."""
        deciding = tuple(each for one in record.captures for each in _deciding(record, one, decides))
        for reading in self._readings(record, deciding, ()):
            left = () if reading.touched else (LEFT,)
            captures = tuple(replace(one, value=self._made_here(record, one) or reading.put_in(one.value)) for one in record.captures)
            yield replace(record, captures=spread(captures, record.settings), within=self.scope, settings=(*record.settings, *left))

    def _made_here(self, record: Record, one: Capture) -> Expression | None:
        """A child that the function makes by a call out of the tree, whatever that is given: what serves on it names it, not what it is;
        and a function that is written in place."""
        if one.role == "child" and isinstance(one.value, Inline):
            return Name(f"//{self.inside}//{one.value.name}")
        if one.role != "child" or not isinstance(one.value, Name):
            return None
        target = self.resolver.follow(self.inside, record.within, one.value.name)
        made = target.definition if isinstance(target, Site) and target.path == self.inside and target.parameter is None else None
        if made is None or made.form != "value" or not isinstance(made.value, Call) or made.name.rpartition(".")[0] != self.function.name:
            return None
        maker = self.resolver.target(self.inside, self.function.name, made.value.function)
        return None if isinstance(maker, Site) else elsewhere(self.inside, record.within, one.value, self.path, self.resolver)

    def of_its_own(self, name: Name) -> bool:
        """Whether a name is of the object that both the function and what calls it are methods of, and so reads alike in both."""
        owner = self.function.name.rpartition(".")[0]
        own = self.function.parameters[0].name if "method" in self.function.traits and self.function.parameters else ""
        within = bool(owner) and self.inside == self.path and self.scope.startswith(f"{owner}.")
        return within and bool(own) and name.name.startswith(f"{own}.")

    def put_in(self, record: Record, expression: Expression) -> Expression:
        """An expression of the function as it reads where a record stands that is made by the call."""
        return Reading(self, replace(record, within=self.function.name), (), False).put_in(expression)

    def _readings(self, record: Record, deciding: tuple[Capture, ...], turn: _Turn, touched: bool = False) -> Iterator[Reading]:
        reading = Reading(self, record, turn, touched)
        for one in deciding:
            if self._made_here(record, one) is None:
                reading.put_in(one.value)
        looped = reading.looped or reading.looped_in(record.all("method"))
        if looped is None:
            yield from (reading,) if reading.touched or reading.left else ()
        elif len(turn) < _NESTED:
            for item in reading.items(looped)[:_TURNS]:
                yield from self._readings(record, deciding, (*turn, (looped, item)), reading.touched)


class Reading:
    """The expressions of a record in one turn of the loops around it."""

    def __init__(self, frame: Frame, record: Record, turn: _Turn, touched: bool) -> None:
        self._frame, self._record, self._turn = frame, record, turn
        self.touched, self.left, self._turned = touched, False, touched
        self.looped: Definition | None = None

    def looped_in(self, beside: tuple[Capture, ...]) -> Definition | None:
        """The loop that goes through what stands beside what decides, which says nothing of whether the record is of the call."""
        before = self.touched, self.left
        for one in beside:
            self.put_in(one.value)
        self.touched, self.left = before
        return self.looped

    def put_in(self, expression: Expression, depth: int = 0) -> Expression:
        """An expression as it reads where the call stands; a loop that no turn is known of is remembered."""
        if isinstance(expression, Call) and isinstance(expression.function, Member) and expression.function.name == _SUBSCRIPT:
            of = self.put_in(expression.function.of, depth)
            return _part(of, plain(expression.arguments[0]) if expression.arguments else "")
        if isinstance(expression, Member) and expression.name not in _SPREAD:
            return _part(self.put_in(expression.of, depth), expression.name)
        return mapped(expression, lambda name: self._name(name, depth))

    def _name(self, name: Name, depth: int) -> Expression:
        frame = self._frame
        found = self._variable(name)
        if found is None or found.definition is None or depth > _DEPTH:
            return self._outside(name)
        definition, known = found.definition, dict(self._turn)
        if found.parameter is not None:
            return self._given(definition, found, name)
        if definition.form == "each":
            self.looped = self.looped or (definition if definition not in known else None)
            self.touched = self.touched or self._turned
            return _part(known[definition], found.rest) if definition in known else Opaque(name.name)
        if definition.form == "value" and definition.value is not None and definition.name.startswith(f"{frame.function.name}."):
            before, self.touched = self.touched, False
            made = self.put_in(definition.value, depth + 1)
            made_of_given, self.touched = self.touched, self.touched or before
            if made_of_given:
                return _part(made, found.rest)
        if (index := self._taking(definition)) is not None:
            return self._given(frame.function, replace(found, parameter=index), name)
        return self._field(name, definition, depth) or self._outside(name)

    def _field(self, name: Name, member: Definition, depth: int) -> Expression | None:
        """What a field is of a thing that the function makes with its fields written out: `id := routeID{path: path}; id.path`."""
        of, _, field = name.name.rpartition(".")
        made = self._name(Name(of), depth + 1) if of and member.form == "annotation" and member.value is None else None
        return keyword(made, field) if isinstance(made, Call) else None

    def _taking(self, definition: Definition) -> int | None:
        """The parameter that an object is taken apart by, of which a name with a type of its own is a part: `({ prefix }: Options)`."""
        owner, _, field = definition.name.rpartition(".")
        if definition.form != "annotation" or owner != self._frame.function.name:
            return None
        return next((index for index, one in enumerate(self._frame.function.parameters) if field in one.fields), None)

    def _variable(self, name: Name) -> Site | None:
        """What a name of the function is: of loops beside each other the one around the record."""
        frame = self._frame
        turned = variable(frame.inside, self._record, name, frame.resolver)
        target = turned or frame.resolver.follow(frame.inside, self._record.within, name.name)
        return target if isinstance(target, Site) and target.path == frame.inside else None

    def _given(self, definition: Definition, found: Site, name: Name) -> Expression:
        index = found.parameter or 0
        parameter = definition.parameters[index] if definition == self._frame.function else None
        value = self._frame.given.get(parameter.name or str(index)) if parameter is not None else None
        if value is None:
            left = text(self._frame.inside, definition.name, parameter.default, self._frame.resolver) if parameter is not None else None
            self.left = self.left or left is not None
            return Text(left) if left is not None else self._outside(name)
        self.touched = True
        taken = name.name.partition(".")[0] if parameter is not None and parameter.fields else ""
        here = Placed(self._frame.path, self._frame.scope, value)
        written = written_field(here, found.rest, self._frame.resolver) if found.rest else None
        return written if written is not None else _part(_part(value, taken), found.rest)

    def _outside(self, name: Name) -> Expression:
        """A name that is nothing of the function's: its text, else what it means wherever it is read."""
        frame = self._frame
        known = text(frame.inside, self._record.within, name, frame.resolver)
        if known is None and frame.of_its_own(name):
            return name
        return Text(known) if known is not None else elsewhere(frame.inside, self._record.within, name, frame.path, frame.resolver)

    def items(self, looped: Definition) -> tuple[Expression, ...]:
        """The items of what a loop of the function goes through."""
        value = looped.value
        way = value.name if isinstance(value, Member) and value.name in OF_OBJECT else ""
        listed = value.of if isinstance(value, Member) and way else value
        return tuple(self._listed(self.put_in(listed), way, 0)) if listed is not None else ()

    def _listed(self, value: Expression, way: str, depth: int) -> Iterator[Expression]:
        frame = self._frame
        if isinstance(value, Items):
            for one in value.values:
                yield from self._listed(one.of, way, depth) if isinstance(one, Member) and one.name in _SPREAD else (one,)
        elif isinstance(value, Call) and value.function == _SUM:
            for side in value.arguments:
                yield from self._listed(side, way, depth)
        elif isinstance(value, Entries):
            yield from of_entries(value, way)
        elif isinstance(value, Name) and depth < _DEPTH:
            target = frame.resolver.follow(frame.path, frame.scope, value.name)
            made = target.definition if isinstance(target, Site) and not target.rest and target.parameter is None else None
            if isinstance(target, Site) and made is not None and made.value is not None:
                yield from self._listed(_as_here(target, made, made.value, frame), way, depth + 1)


def _deciding(record: Record, one: Capture, decides: tuple[str, ...]) -> Iterator[Capture]:
    """What of a capture decides: it, or of an object that says it the entries which do."""
    said = {key for role in decides for key in (record.setting(f"config.{role}") or "").split()}
    if one.role == "config" and said:
        value = Entries(tuple(each for each in one.value.entries if each[0] in said)) if isinstance(one.value, Entries) else one.value
        yield replace(one, value=value)
    elif one.role in decides:
        yield one


def _as_here(site: Site, made: Definition, value: Expression, frame: Frame) -> Expression:
    around = made.name.rpartition(".")[0]
    return mapped(value, lambda name: elsewhere(site.path, around, name, frame.path, frame.resolver))


def _part(value: Expression, rest: str) -> Expression:
    """A member, an entry, an item or what a call is given by that name."""
    if not rest:
        return value
    if isinstance(value, Call):
        named = keyword(value, rest)
        return named if named is not None else Member(value, rest)
    found = item_part(value, rest)
    return found if found is not None else Opaque(f"{plain(value)}.{rest}")
