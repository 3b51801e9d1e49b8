"""The state of a walk over the statements of an ECMAScript module, and the making of a Definition. Must not walk itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tree_sitter import Node

from keeper_validate.extract.ecmascript.expression import expression
from keeper_validate.extract.ecmascript.jsx import File
from keeper_validate.extract.ecmascript.patterns import deeper, fields
from keeper_validate.extract.ecmascript.scope import bare, line, text
from keeper_validate.extract.ecmascript.types import annotation
from keeper_validate.extract.expression import Name
from keeper_validate.extract.module import Definition, Parameter
from keeper_validate.values import dataclass, field

# As many items of a list of all the rest are known by their place.
_REST = 3


@dataclass(slots=True)
class Walk:
    """What is gathered; `offered` are the names that the module exports, `returns` what the function being walked returns, `statements`
    the walk over the statements of a body; `unset` tells where those definitions stand that have neither a type nor a value yet."""

    offered: frozenset[str]
    file: File
    statements: Callable[[Node, str, Walk], None]
    definitions: list[Definition] = field(default_factory=list)
    unset: dict[str, int] = field(default_factory=dict)
    returns: list[Node] = field(default_factory=list)
    depth: int = 0


def definition(name: str, form: str, holder: Node, node: Node, scope: str, walk: Walk, **rest: Any) -> Definition:
    dotted = join(scope, name)
    return Definition(
        dotted,
        form,
        line(_named(holder)),
        node.end_point.row + 1,
        holder.start_byte,
        exported=dotted.partition(".")[0] in walk.offered,
        **rest,
    )


def placed(seen: tuple[str, ...], traits: tuple[str, ...]) -> tuple[str, ...]:
    """What an entry of an object is seen to be is that of an entry; of what a call is given with its options, nothing is."""
    if "given" in traits:
        return ()
    return tuple(f"{trait}-member" for trait in seen) if "member" in traits else seen


def _named(node: Node) -> Node:
    return node.child_by_field_name("name") or node


def parameters(node: Node) -> tuple[Parameter, ...]:
    """The parameters of a function, in order."""
    single = node.child_by_field_name("parameter")
    if single is not None:
        return (Parameter(text(single)),)
    listed = node.child_by_field_name("parameters")
    return (
        tuple(
            _parameter(each)
            for child in listed.named_children
            if child.type not in ("comment", "decorator")
            for each in _spread_out(child)
        )
        + _rest(listed)
        if listed is not None
        else ()
    )


def taken_apart(node: Node, scope: str, walk: Walk) -> Iterator[Definition]:
    """What a parameter taken apart in place declares: `({ app }: { app: Application })` says what `app` is, `({ app: server }: Context)`
    what `server` is."""
    listed = node.child_by_field_name("parameters")
    for child in listed.named_children if listed is not None else ():
        pattern, typed = child.child_by_field_name("pattern"), child.child_by_field_name("type")
        shape = typed.named_children[0] if typed is not None and typed.named_children else None
        if pattern is None or shape is None or pattern.type != "object_pattern":
            continue
        taken = dict(fields(pattern))
        if shape.type == "type_identifier":
            for key, name in taken.items():
                if name and key not in ("", "...", name):
                    yield definition(name, "annotation", pattern, pattern, scope, walk, annotation=Name(f"{text(shape)}.{key}"))
        if shape.type != "object_type":
            continue
        for member in shape.named_children:
            local = taken.get(text(member.child_by_field_name("name"))) if member.type == "property_signature" else None
            if local:
                said = annotation(member.child_by_field_name("type"))
                yield definition(local, "annotation", member, member, scope, walk, annotation=said)


def _spread_out(node: Node) -> list[Node]:
    """What a list that takes all the rest is taken apart into, `(...[router, tenant])`: a parameter each."""
    pattern = node.child_by_field_name("pattern") or node
    rest = pattern.named_children[0] if pattern.type == "rest_pattern" and pattern.named_children else None
    if rest is not None and rest.type == "identifier":
        return []
    return rest.named_children if rest is not None and rest.type == "array_pattern" else [node]


def _rest(listed: Node) -> tuple[Parameter, ...]:
    """A list that takes all the rest under one name, `(...args)`: its first items, as a parameter each, `args.0`."""
    last = listed.named_children[-1] if listed.named_children else listed
    pattern = last.child_by_field_name("pattern") or last
    rest = pattern.named_children[0] if pattern.type == "rest_pattern" and pattern.named_children else None
    return tuple(Parameter(f"{text(rest)}.{place}") for place in range(_REST)) if rest is not None and rest.type == "identifier" else ()


def _parameter(node: Node) -> Parameter:
    pattern, typed, default = (
        node.child_by_field_name("pattern") or node,
        node.child_by_field_name("type"),
        node.child_by_field_name("value"),
    )
    if pattern.type == "assignment_pattern":
        default = pattern.child_by_field_name("right")
        pattern = pattern.child_by_field_name("left") or pattern
    taken = (*(name for name, _ in fields(pattern)), *(local for way, local in deeper(pattern) if way.endswith(f".{local}")))
    name = text(pattern) if pattern.type in ("identifier", "this") else ""
    return Parameter(name, annotation(typed), expression(default) if default is not None else None, taken)


def join(scope: str, name: str) -> str:
    return f"{scope}.{name}" if scope else name


def given_to(arguments: Node | None) -> Iterator[Node]:
    """What a call is given, and what stands in lists among that: `Promise.all([app.register(plugin)])`."""
    for child in arguments.named_children if arguments is not None else ():
        inner = bare(child)
        yield from given_to(inner) if inner.type == "array" else (inner,)
