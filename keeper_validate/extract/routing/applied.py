"""What a decorator of the tree stands for: `@Auth(Role.Admin)` is what its function puts together, with what it is given put in.

Must not know any framework, nor what guards; what puts decorators together is a rule's to say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from keeper_validate.extract.expression import Call, Expression, Items, Joined, Member, Name, Text, joined, keyword, plain
from keeper_validate.extract.matching.conditions import matches_name
from keeper_validate.extract.module import Definition, Record
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.routing.written_path import prefix_text
from keeper_validate.values import dataclass, replace

_SPREAD, _DEPTH = "...", 4


@dataclass(frozen=True, slots=True)
class Applied:
    """A decorator, and where its name is to be looked up."""

    path: str
    scope: str
    decorator: Expression


def applied(one: Applied, wanted: str, resolver: Resolver) -> Iterator[Applied]:
    """The decorators that one of the tree gives: all that it hands to what is `wanted`, else the one that it returns."""
    written = one.decorator
    target = resolver.target(one.path, one.scope, written.function if isinstance(written, Call) else written)
    made = target.definition if isinstance(target, Site) and not target.rest else None
    if not isinstance(target, Site) or made is None or made.form not in ("function", "value") or not isinstance(made.value, Call):
        return
    together = matches_name(resolver.qualified(target.path, made.name, made.value.function), wanted)
    given = _given(made, written.arguments if isinstance(written, Call) else ())
    given = {**_listed(target, made.value.arguments, given, resolver), **given} if together else given
    for part in _filled(made.value.arguments, given) if together else _filled((made.value,), given):
        yield Applied(target.path, made.name, part)


def applied_prefixes(path: str, record: Record, resolver: Resolver) -> Iterator[str | None]:
    """The prefixes that a decorator of the tree gives the class below it, by the calls of what the record says it `applies`."""
    made, wanted, together = record.first("applied"), record.setting("applies") or "", record.setting("guard.applied") or ""
    left = [(Applied(path, record.within, made.value), 0)] if made is not None and wanted else []
    yield from _declared(path, record.within, left[0][0].decorator, wanted, resolver) if left else ()
    while left:
        one, depth = left.pop()
        for part in applied(one, together, resolver) if depth < _DEPTH else ():
            written = part.decorator
            if isinstance(written, Call) and matches_name(resolver.qualified(part.path, part.scope, written.function), wanted):
                said = keyword(written, "path") or (written.arguments[0] if written.arguments else Text(""))
                yield prefix_text(part.path, part.scope, said, resolver)
            else:
                left.append((part, depth + 1))


def _declared(path: str, scope: str, written: Expression, wanted: str, resolver: Resolver) -> Iterator[str | None]:
    """The prefixes that stand on the declaration of an annotation of the tree, by the names of what is `wanted`."""
    target = resolver.target(path, scope, written.function if isinstance(written, Call) else written)
    made = target.definition if isinstance(target, Site) and not target.rest else None
    if not isinstance(target, Site) or made is None or made.form != "class":
        return
    for one in made.decorators:
        if isinstance(one, Call) and matches_name(plain(one.function).rpartition(".")[2], wanted):
            said = keyword(one, "value") or keyword(one, "path") or (one.arguments[0] if one.arguments else Text(""))
            for each in said.values if isinstance(said, Items) else (said,):
                yield prefix_text(target.path, "", each, resolver)


def _given(made: Definition, arguments: tuple[Expression, ...]) -> Mapping[str, Expression]:
    """What each parameter is given, or has by default; one that takes all the rest has the list of it."""
    given: dict[str, Expression] = {}
    for place, parameter in enumerate(made.parameters):
        name, rest, first = parameter.name.partition(".")
        if rest and first == "0":
            given[name] = Items(arguments[place:])
        elif name and not rest and (value := arguments[place] if place < len(arguments) else parameter.default) is not None:
            given[name] = value
    return given


def _listed(
    site: Site, parts: tuple[Expression, ...], given: Mapping[str, Expression], resolver: Resolver
) -> Mapping[str, Expression]:
    """The lists of a function's own that it spreads: `const all = [Controller(name)]; return applyDecorators(...all)`."""
    spread = (part.of.name for part in parts if isinstance(part, Member) and part.name == _SPREAD and isinstance(part.of, Name))
    named = ((name, resolver.target(site.path, site.key[1], Name(name))) for name in spread if name not in given)
    made = ((name, one.definition.value) for name, one in named if isinstance(one, Site) and one.definition is not None)
    return {name: Items(tuple(_filled(value.values, given))) for name, value in made if isinstance(value, Items)}


def _filled(parts: tuple[Expression, ...], given: Mapping[str, Expression]) -> Iterator[Expression]:
    """Expressions with the parameters in them as they are given; a list that is spread is its items."""
    for part in parts:
        spread = part.of if isinstance(part, Member) and part.name == _SPREAD else None
        if isinstance(part, Name):
            yield given.get(part.name, part)
        elif isinstance(part, Call):
            yield replace(part, arguments=tuple(_filled(part.arguments, given)))
        elif isinstance(part, Joined):
            yield joined(_filled(part.parts, given))
        elif isinstance(part, Items):
            yield Items(tuple(_filled(part.values, given)))
        elif isinstance(spread, Name | Items):
            whole = given.get(spread.name) if isinstance(spread, Name) else Items(tuple(_filled(spread.values, given)))
            yield from whole.values if isinstance(whole, Items) else (part,)
        else:
            yield part
