"""What one router that is an object holds: procedures in place or by name, other routers, and objects of both.

Must not know where a router is held itself, nor any framework."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate import shipped
from keeper_validate.extract.authentication.asking import GIVEN, is_guard, with_given
from keeper_validate.extract.expression import Call, Entries, Expression, Inline, Items, Literal, Member, Name, Text, plain
from keeper_validate.extract.matching.conditions import holds, matches_name
from keeper_validate.extract.module import Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.enclosing import Key
from keeper_validate.extract.spelled_like import spelled_like
from keeper_validate.values import dataclass

_DEPTH = 12


@dataclass(frozen=True, slots=True)
class Procedure:
    """A procedure at a path in its router; `made_in` is the file in which its chain stands."""

    path: tuple[str, ...]
    method: str
    handler: str
    guards: tuple[str, ...]
    made_in: str
    line: int


@dataclass(frozen=True, slots=True)
class Held:
    """Another router at a path in this one."""

    path: tuple[str, ...]
    child: Key


@dataclass(frozen=True, slots=True)
class _Link:
    """A call of a chain, by name, and what it is called on."""

    name: str
    of: Expression
    arguments: tuple[Expression, ...]


class Holder:
    """Reads the routers of one framework."""

    def __init__(self, framework: str, resolver: Resolver) -> None:
        rules = shipped.data("rules/ecmascript/procedures")[framework]
        self._resolver = resolver
        self._ends: dict[str, str] = rules["ends"]
        self._before = frozenset(rules["before"])
        self._again, self._through = frozenset(rules["again"]), frozenset(rules["through"])
        self._guarded, self._open = spelled_like(rules["guarded"]), spelled_like(rules["open"])
        self._maker = ""

    def held(self, path: str, record: Record) -> Iterator[Procedure | Held]:
        """What a router holds, in order."""
        self._maker = record.setting("held.made") or record.setting("callee.is") or ""
        for given in record.all("held"):
            for one in given.value.values if isinstance(given.value, Items) else (given.value,):
                yield from self._in(path, record.within, one, (), 0)

    def _in(self, path: str, scope: str, value: Expression, at: tuple[str, ...], depth: int) -> Iterator[Procedure | Held]:
        if depth > _DEPTH:
            return
        if isinstance(value, Entries):
            for key, inner in value.entries:
                yield from self._in(path, scope, inner, at if key == "..." else (*at, key), depth + 1)
        elif isinstance(value, Call):
            yield from self._called(path, scope, value, at, depth)
        elif isinstance(value, Name | Inline):
            yield from self._named(path, scope, value, at, depth)

    def _called(self, path: str, scope: str, call: Call, at: tuple[str, ...], depth: int) -> Iterator[Procedure | Held]:
        link = _link(call)
        if link is not None and link.name in self._ends:
            guards = tuple(dict.fromkeys(self._guards(path, scope, link.of, 0)))
            yield Procedure(at, self._ends[link.name], _handler(link), guards, path, call.line)
        elif self._makes(path, scope, call) or (link is not None and link.name in self._through):
            for one in call.arguments:
                yield from self._in(path, scope, one, at, depth + 1)
        else:
            target = self._resolver.target(path, scope, call.function)
            if isinstance(target, Site) and target.definition is not None:
                yield from self._at(target, at, depth)
            else:
                # read when first asked for: the function that loads it gives it
                for one in call.arguments:
                    yield from self._in(path, scope, one, at, depth + 1) if isinstance(one, Inline) else ()

    def _named(self, path: str, scope: str, value: Name | Inline, at: tuple[str, ...], depth: int) -> Iterator[Procedure | Held]:
        target = self._resolver.target(path, scope, value)
        if isinstance(target, Site) and target.definition is None and not target.rest:
            target = self._resolver.member(target.path, "default")
        if isinstance(target, Site) and target.definition is not None:
            yield from self._at(target, at, depth)

    def _at(self, site: Site, at: tuple[str, ...], depth: int) -> Iterator[Procedure | Held]:
        """What a definition gives: a router of its own, a procedure, or an object of them."""
        definition = site.definition
        if definition is None or (site.rest and site.rest not in self._again):
            return
        value = definition.value
        scope = definition.name if definition.form == "function" else definition.name.rpartition(".")[0]
        if isinstance(value, Call) and self._makes(site.path, scope, value):
            yield Held(at, (site.path, definition.name))
        elif value is not None:
            yield from self._in(site.path, scope, value, at, depth + 1)

    def _makes(self, path: str, scope: str, call: Call) -> bool:
        """Whether a call makes a router."""
        named = plain(call.function).lower().endswith(("router", "routers"))
        return named and matches_name(self._resolver.qualified(path, scope, call.function), self._maker)

    def _guards(self, path: str, scope: str, chain: Expression, depth: int) -> Iterator[str]:
        """The guards of a chain: its base by name, where that keeps others out, and what is put before it in place."""
        chain, put, made = self._put(chain)
        base = plain(chain.function if isinstance(chain, Call) else chain)
        last = base.rpartition(".")[2].lower()
        if not self._open.fit(last) and (self._keeps_out(last) or self._leads_to_guard(path, scope, chain, depth)):
            yield _given(chain)
        elif made is not None and isinstance(chain, Name) and self._leads_to_guard(path, scope, Name(f"{base}.{made.name}"), depth):
            yield _given(Call(Name(f"{base}.{made.name}"), made.arguments))
        for one in put:
            name = plain(one.function if isinstance(one, Call) else one)
            if isinstance(one, Call | Name) and self._keeps_out(name.rpartition(".")[2].lower()):
                yield with_given(one) if isinstance(one, Call) else name

    def _put(self, chain: Expression) -> tuple[Expression, list[Expression], _Link | None]:
        """What a chain starts from, what its links put before the rest, and its first link, which may make it: `roles.needs()`."""
        put: list[Expression] = []
        first: _Link | None = None
        while (link := _link(chain) if isinstance(chain, Call) else None) is not None:
            put[:0] = link.arguments if link.name in self._before else ()
            chain, first = link.of, link
        return chain, put, first

    def _keeps_out(self, name: str) -> bool:
        return is_guard(name) or self._guarded.fit(name)

    def _leads_to_guard(self, path: str, scope: str, base: Expression, depth: int) -> bool:
        """Whether what a base is made of has a guard, or is put behind a function that refuses."""
        target = self._resolver.target(path, scope, base.function if isinstance(base, Call) else base) if depth < _DEPTH else None
        definition = target.definition if isinstance(target, Site) and not target.rest else None
        if not isinstance(target, Site) or definition is None or not isinstance(definition.value, Call):
            return False
        within = definition.name if definition.form == "function" else definition.name.rpartition(".")[0]
        guarded = any(True for _ in self._guards(target.path, within, definition.value, depth + 1))
        return guarded or any(self._refuses(target.path, within, one) for one in self._put(definition.value)[1])

    def _refuses(self, path: str, scope: str, middleware: Expression) -> bool:
        """Whether a function, in place or by name, throws what keeps others out."""
        target = self._resolver.target(path, scope, middleware.function if isinstance(middleware, Call) else middleware)
        module = self._resolver.sources.beyond(target.path) if isinstance(target, Site) and target.definition is not None else None
        if module is None or not isinstance(target, Site) or target.definition is None:
            return False
        name, made = target.definition.name, target.definition
        refusals = [one for one in module.records if one.setting("kind") == "refusal" and holds(one, target.path, self._resolver)]
        # a function that is given to another call stands beside the name that this is given
        return any(one.within == name or one.within.startswith(f"{name}.") or made.line <= one.line <= made.end_line for one in refusals)

def _link(call: Call) -> _Link | None:
    function = call.function
    if isinstance(function, Member):
        return _Link(function.name, function.of, call.arguments)
    if isinstance(function, Name) and "." in function.name:
        of, _, name = function.name.rpartition(".")
        return _Link(name, Name(of), call.arguments)
    return None


def _handler(link: _Link) -> str:
    given = link.arguments[0] if link.arguments else None
    return given.name if isinstance(given, Name) else ""


def _given(base: Expression) -> str:
    """A base by name; of one that a function makes also the constants that it is made with."""
    if not isinstance(base, Call):
        return plain(base)
    said = ", ".join(plain(one) for one in base.arguments if isinstance(one, Text | Literal | Name))
    return f"{plain(base.function)}{GIVEN}{said}" if said else plain(base.function)
