"""What Rust, PHP and Ruby sources declare, as places: types with what they stand on, and functions by the type that has them.

No name leads to these. Must not know any framework."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Expression, Name
from keeper_validate.extract.module import Definition
from keeper_validate.extract.written import written
from keeper_validate.values import replace

_TYPES = frozenset({"struct_item", "trait_item", "class_declaration", "trait_declaration", "class", "module"})
_NAMESPACED = frozenset({"class", "module"})
_FUNCTIONS = frozenset({"function_item", "method_declaration", "function_definition", "method", "singleton_method"})
_SPACES = frozenset({"mod_item", "impl_item"})
# What only holds declarations, beside the bodies of those above: of a condition, of a namespace, of `private def`, of `class << self`.
_HOLDING = frozenset({
    "declaration_list", "body_statement", "compound_statement", "namespace_definition", "singleton_class", "call", "argument_list",
    "do_block", "if_statement",
})
_ABOVE = frozenset({"superclass", "base_clause", "class_interface_clause"})
_TESTS = re.compile(r"#\[(?:\w+::)*test\b|\bcfg\((?:all\()?test\b")


def declared(root: Node) -> tuple[Definition, ...]:
    """The types and functions of a source, in order; a type stands on what is implemented for it as well."""
    found = tuple(_declared(root, ""))
    bases: dict[str, list[Expression]] = {}
    for one in found:
        if one.form == "annotation":
            bases.setdefault(one.name, []).extend(one.bases)
    kept = (one for one in found if one.form != "annotation")
    return tuple(replace(one, bases=(*one.bases, *bases[one.name])) if one.name in bases and one.form == "class" else one for one in kept)


def in_tests(node: Node | None, tested: frozenset[str]) -> bool:
    """Whether a place is one in what may be a test that stands in the file which it tests."""
    while tested and node is not None:
        if node.type in tested and is_test(node):
            return True
        node = node.parent
    return False


def is_test(node: Node) -> bool:
    """Whether an attribute before a module or a function says that it is there for tests."""
    before = node.prev_named_sibling
    while before is not None and before.type == "attribute_item":
        if _TESTS.search(written(before)):
            return True
        before = before.prev_named_sibling
    return False


def _declared(node: Node, outer: str) -> Iterator[Definition]:
    for child in node.named_children:
        if child.type in _TYPES and (name := child.child_by_field_name("name")) is not None:
            if not _is_namespace(child):
                yield _definition(child, name, _joined(outer, written(name)), "class", tuple(_above(child)))
            yield from _inner(child, _joined(outer, written(name)))
        elif child.type in _FUNCTIONS and (name := child.child_by_field_name("name")) is not None:
            yield _definition(child, name, _joined(outer, written(name)), "function", ())
        elif child.type in _SPACES and not is_test(child):
            yield from _space(child, outer)
        elif child.type in _HOLDING:
            yield from _declared(child, outer)


def _is_namespace(node: Node) -> bool:
    """Whether a module holds nothing but types: it is part of their names, and does nothing itself."""
    body = node.child_by_field_name("body") if node.type == "module" else None
    held = [child.type for child in body.named_children if child.type != "comment"] if body is not None else []
    return bool(held) and _NAMESPACED.issuperset(held)


def _space(node: Node, outer: str) -> Iterator[Definition]:
    """What stands in a module, or in the functions of a type, which then stands on the trait that they are for."""
    named = node.child_by_field_name("type") or node.child_by_field_name("name")
    if named is None:
        return
    name, trait = _joined(outer, written(named).partition("<")[0]), node.child_by_field_name("trait")
    if trait is not None:
        yield _definition(node, named, name, "annotation", (Name(written(trait).partition("<")[0]),))
    yield from _inner(node, name)


def _inner(node: Node, name: str) -> Iterator[Definition]:
    body = node.child_by_field_name("body")
    if body is not None:
        yield from _declared(body, name)


def _above(node: Node) -> Iterator[Expression]:
    for clause in node.named_children:
        if clause.type in _ABOVE:
            yield from (Name(written(base)) for base in clause.named_children)


def _definition(node: Node, name: Node, dotted: str, form: str, bases: tuple[Expression, ...]) -> Definition:
    return Definition(dotted, form, name.start_point.row + 1, node.end_point.row + 1, node.start_byte, bases, exported=True)


def _joined(outer: str, name: str) -> str:
    own = name.replace("::", ".")
    return f"{outer}.{own}" if outer else own
