"""What a source of Elixir declares, as places: modules with what they use, and functions by the module that has them.

No name leads to these. Must not know any framework."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.elixir.calls import FUNCTIONS, MODULES, block, called, first, head, statements
from keeper_validate.extract.expression import Expression, Name
from keeper_validate.extract.module import Definition
from keeper_validate.extract.written import written


def declared(root: Node) -> tuple[Definition, ...]:
    """The modules and functions of a source, in order, each function once."""
    return tuple({(one.form, one.name): one for one in reversed(tuple(_declared(root, "")))}.values())[::-1]


def _declared(node: Node, outer: str) -> Iterator[Definition]:
    for child in statements(node):
        word = called(child)
        body = block(child) if word else None
        if word in MODULES and (name := first(child)) is not None:
            dotted = f"{outer}.{written(name)}" if outer else written(name)
            held = tuple(statements(body)) if body is not None else ()
            if any(called(one) not in MODULES for one in held):
                yield _definition(child, name, dotted, "class", tuple(_used(held)))
            if body is not None:
                yield from _declared(body, dotted)
        elif word in FUNCTIONS and (function := head(child)) is not None:
            name = function.child_by_field_name("target") or function
            yield _definition(child, name, f"{outer}.{written(name)}" if outer else written(name), "function", ())
        elif body is not None:
            yield from _declared(body, outer)


def _used(held: tuple[Node, ...]) -> Iterator[Expression]:
    for one in held:
        if called(one) == "use" and (used := first(one)) is not None:
            yield Name(written(used))


def _definition(node: Node, name: Node, dotted: str, form: str, bases: tuple[Expression, ...]) -> Definition:
    return Definition(dotted, form, name.start_point.row + 1, node.end_point.row + 1, node.start_byte, bases, exported=True)
