"""What a C# source declares: types with their bases, attributes and members, and local values made by a call.

Must not know any library."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.csharp.expression import expression
from keeper_validate.extract.expression import Call, Expression, Name
from keeper_validate.extract.module import Definition, Facts, Parameter
from keeper_validate.extract.plain import imports as plain_imports
from keeper_validate.extract.written import closely, written
from keeper_validate.values import replace

_TYPES = frozenset({"class_declaration", "interface_declaration", "record_declaration", "struct_declaration", "enum_declaration"})
_SPACES = frozenset({"namespace_declaration", "file_scoped_namespace_declaration", "declaration_list"})
# Statements in which others stand; a value that a call makes is local to the function around them all.
_HOLDING = frozenset({
    "global_statement", "block", "if_statement", "else_clause", "try_statement", "using_statement", "local_declaration_statement",
    "foreach_statement", "checked_statement", "variable_declaration", "arrow_expression_clause",
})
_TRAITS = frozenset({"abstract", "public", "static"})


def facts(root: Node) -> Facts:
    """The imports, types and values of a file."""
    return replace(plain_imports.facts(root), definitions=tuple(_declared(root)))


def _declared(node: Node) -> Iterator[Definition]:
    for child in node.named_children:
        if child.type in _SPACES:
            yield from _declared(child)
        elif child.type in _TYPES:
            yield from _type(child, "")
        elif child.type == "global_statement":
            yield from _locals(child, "")


def _type(node: Node, outer: str) -> Iterator[Definition]:
    name = node.child_by_field_name("name")
    if name is None:
        return
    dotted = f"{outer}.{written(name)}" if outer else written(name)
    made = _definition(node, name, dotted, "class")
    interface = ("interface",) if node.type == "interface_declaration" else ()
    yield replace(made, bases=tuple(_bases(node)), exported=True, traits=(*interface, *made.traits))
    yield from _components(node, dotted)
    body = node.child_by_field_name("body")
    for member in body.named_children if body is not None else ():
        if member.type in _TYPES:
            yield from _type(member, dotted)
        elif member.type == "method_declaration":
            yield from _method(member, dotted, bool(interface))
        elif member.type == "property_declaration":
            yield from _property(member, dotted)
        elif member.type == "field_declaration":
            yield from _fields(member, dotted)


def _bases(node: Node) -> Iterator[Expression]:
    listed = next((child for child in node.named_children if child.type == "base_list"), None)
    for base in listed.named_children if listed is not None else ():
        if base.type != "argument_list":
            yield expression(base)


def _components(node: Node, outer: str) -> Iterator[Definition]:
    """What a record is made of; a class only takes it in its constructor."""
    listed = next((child for child in node.named_children if child.type == "parameter_list"), None)
    for parameter in listed.named_children if listed is not None and node.type == "record_declaration" else ():
        name = parameter.child_by_field_name("name")
        if name is not None:
            yield replace(_definition(parameter, name, f"{outer}.{written(name)}", "annotation"), annotation=_typed(parameter))


def _method(node: Node, outer: str, interface: bool) -> Iterator[Definition]:
    name = node.child_by_field_name("name")
    if name is None:
        return
    dotted = f"{outer}.{written(name)}"
    made = _definition(node, name, dotted, "function")
    listed = node.child_by_field_name("parameters")
    extends = ("extension",) if listed is not None and listed.named_children and "this" in _modifiers(listed.named_children[0]) else ()
    yield replace(
        made, parameters=tuple(_parameters(listed)), exported=interface or "public" in made.traits, traits=(*made.traits, *extends)
    )
    body = node.child_by_field_name("body")
    if body is not None:
        yield from _locals(body, dotted)


def _parameters(listed: Node | None) -> Iterator[Parameter]:
    for parameter in listed.named_children if listed is not None else ():
        if parameter.type == "parameter":
            yield Parameter(written(parameter.child_by_field_name("name")), _typed(parameter))


def _property(node: Node, outer: str) -> Iterator[Definition]:
    name = node.child_by_field_name("name")
    if name is not None and "static" not in _modifiers(node):
        yield replace(_definition(node, name, f"{outer}.{written(name)}", "annotation"), annotation=_typed(node))


def _fields(node: Node, outer: str) -> Iterator[Definition]:
    if {"const", "readonly"} & _modifiers(node):
        for declared in node.named_children:
            yield from _values(declared, outer, node) if declared.type == "variable_declaration" else ()


def _locals(node: Node, outer: str) -> Iterator[Definition]:
    if node.type == "local_declaration_statement":
        for declared in node.named_children:
            made = _values(declared, outer, node) if declared.type == "variable_declaration" else ()
            yield from (one for one in made if isinstance(one.value, Call) or "const" in _modifiers(node))
    for child in node.named_children:
        if child.type in _HOLDING:
            yield from _locals(child, outer)


def _values(declared: Node, outer: str, whole: Node) -> Iterator[Definition]:
    for declarator in declared.named_children:
        name = declarator.child_by_field_name("name") if declarator.type == "variable_declarator" else None
        if name is not None and declarator.named_children[-1] != name:
            dotted = f"{outer}.{written(name)}" if outer else written(name)
            yield replace(_definition(whole, name, dotted, "value"), value=expression(declarator.named_children[-1]))


def _typed(node: Node) -> Expression | None:
    kind = node.child_by_field_name("type")
    return Name(closely(kind)) if kind is not None else None


def _modifiers(node: Node) -> frozenset[str]:
    return frozenset(written(child) for child in node.children if child.type == "modifier")


def _definition(node: Node, name: Node, dotted: str, form: str) -> Definition:
    listed = (child for child in node.named_children if child.type == "attribute_list")
    return Definition(
        dotted,
        form,
        name.start_point.row + 1,
        node.end_point.row + 1,
        node.start_byte,
        decorators=tuple(expression(one) for each in listed for one in each.named_children if one.type == "attribute"),
        traits=tuple(sorted(_TRAITS & _modifiers(node))),
    )
