"""A field of what is made with its fields written out, `which := id{method: "PUT"}; which.method`, also where calls give a function such a
thing: `options.BaseURL` of `serve(mux, Options{BaseURL: "/api"})`.

Must not read texts itself, nor know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from keeper_validate.extract.arguments import arguments
from keeper_validate.extract.calls import Placed
from keeper_validate.extract.expression import Call, Expression, Name, Text
from keeper_validate.extract.language import named
from keeper_validate.extract.module import Definition
from keeper_validate.extract.naming.resolve import Resolver
from keeper_validate.extract.naming.site import Site
from keeper_validate.extract.untaken import is_untaken

_DEPTH = 4
_MAKES = "makes"


def written_fields(path: str, scope: str, name: str, resolver: Resolver, depth: int = 0) -> tuple[Placed | None, ...]:
    """What a field is, `which.method`: what each thing was made with that it can be of, None for one of which that is not seen; nothing
    where it is no such field."""
    of, _, field = name.partition(".")
    target = resolver.follow(path, scope, of) if field and "." not in field and depth <= _DEPTH else None
    made = target.definition if isinstance(target, Site) and not target.rest else None
    if not isinstance(target, Site) or made is None:
        return ()
    if target.parameter is not None:
        return tuple(dict.fromkeys(each for thing in _given(target, made, resolver) for each in _fields(thing, field, resolver, depth)))
    if made.form != "value" or made.value is None:
        return ()
    return _fields(Placed(target.path, made.name.rpartition(".")[0], made.value), field, resolver, depth)


def _given(site: Site, function: Definition, resolver: Resolver) -> Iterator[Placed]:
    """What calls give a parameter, but for what is only offered."""
    for path, scope, call in resolver.calls.named(function.name.rpartition(".")[2]):
        target = resolver.called(path, scope, call.function)
        leads = isinstance(target, Site) and target.key == (site.path, function.name) and not target.rest
        value = dict(arguments(call, function)).get(site.parameter or 0) if leads else None
        if value is not None and not is_untaken(path, scope, call, site.path, resolver):
            yield Placed(path, scope, value)


def _fields(thing: Placed, field: str, resolver: Resolver, depth: int) -> tuple[Placed | None, ...]:
    if isinstance(thing.value, Name):
        return written_fields(thing.path, thing.scope, f"{thing.value.name}.{field}", resolver, depth + 1) or (None,)
    said = written_field(thing, field, resolver)
    return (Placed(thing.path, thing.scope, said),) if said is not None else (None,)


def written_field(thing: Placed, field: str, resolver: Resolver) -> Expression | None:
    """What a thing is made with under a name, of a class of the tree that takes its fields as they are given; empty where its language
    leaves it so, and others are written by their names or none is."""
    made, module = thing.value, resolver.sources.names(thing.path)
    if not isinstance(made, Call) or module is None or not _is_plain(thing, made, resolver):
        return None
    said = dict(made.keywords).get(field)
    return Text("") if said is None and named(module.language).zeroes and not made.arguments else said


def _is_plain(thing: Placed, made: Call, resolver: Resolver) -> bool:
    called = resolver.target(thing.path, thing.scope, made.function)
    of = called.definition if isinstance(called, Site) and not called.rest and called.parameter is None else None
    if not isinstance(called, Site) or of is None or of.form != "class":
        return False
    return not any(one.definition is not None and _MAKES in one.definition.traits for one in resolver.members(called))
