"""What a Kotlin source declares: its imports, types with what annotates them, functions, properties and constants.

Must not know any library."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Call, Expression, Name
from keeper_validate.extract.module import Definition, Facts, Import, Parameter
from keeper_validate.extract.written import closely, written
from keeper_validate.values import replace

Convert = Callable[[Node], Expression]
_TYPES = frozenset({"class_declaration", "object_declaration"})
_NAMED = _TYPES | {"function_declaration"}
_TYPE_NODES = frozenset({"user_type", "nullable_type", "function_type"})
HEADER = re.compile(rb"^(?:package|import|@file:)[ \t(\w][^\n]*", re.MULTILINE)
_IMPORT = re.compile(rb"import[ \t]+([\w`]+(?:\.[\w`]+)*(?:\.\*)?)(?:[ \t]+as[ \t]+(\w+))?")
_OWNER = re.compile(r"((?:[a-z]\w*\.)*[a-z]\w*)\.[A-Z]")
_AROUND = "_"
_TRAITS = frozenset({"abstract", "data", "private", "internal", "sealed"})


def facts(root: Node, convert: Convert) -> Facts:
    """The definitions of a file; those of the class around all of them are the file's."""
    return Facts(definitions=tuple(_declared(root, "", convert)))


def imports(source: bytes) -> Iterator[Import]:
    """The imports of a source, a line each."""
    for number, line in enumerate(source.split(b"\n"), 1):
        found = _IMPORT.match(line)
        if found is None:
            continue
        whole, local = found[1].decode("utf-8", "replace"), (found[2] or b"").decode("utf-8", "replace")
        module, _, last = whole.rpartition(".")
        if last == "*":
            yield Import("*", module, "*", number)
        else:
            # what stands in a type is imported through it
            owner = _OWNER.match(whole)
            package = owner[1] if owner is not None else module
            yield Import(local or last, package or last, whole[len(package) + 1 :] if package else None, number)


def dotted(node: Node | None) -> str:
    """The dotted name of a declaration among those around it; a companion's members are its class's."""
    names = []
    while node is not None:
        name = node.child_by_field_name("name") if node.type in _NAMED else None
        names.append(written(name))
        node = node.parent
    return ".".join(name for name in reversed(names) if name and name != _AROUND)


def plain_type(node: Node) -> str:
    """A type without spaces; of what is called to construct it the type, without what it takes."""
    return closely(node).partition("(")[0] if node.type == "constructor_invocation" else closely(node)


def arguments(listed: Node | None, convert: Convert) -> tuple[tuple[Expression, ...], tuple[tuple[str, Expression], ...]]:
    """The arguments of a call: those by place, then those by name."""
    plain: list[Expression] = []
    keywords: list[tuple[str, Expression]] = []
    for argument in listed.named_children if listed is not None else ():
        named = argument.named_children
        if any(child.type == "=" for child in argument.children) and len(named) > 1:
            keywords.append((written(named[0]), convert(named[-1])))
        elif named:
            plain.append(convert(named[-1]))
    return tuple(plain), tuple(keywords)


def annotation(node: Node, convert: Convert) -> Expression:
    """An annotation without arguments is its name."""
    made = next((child for child in node.named_children if child.type == "constructor_invocation"), None)
    kind = (made or node).named_children
    name = next((written(child) for child in kind if child.type == "user_type"), "")
    listed = next((child for child in kind if child.type == "value_arguments"), None)
    plain, keywords = arguments(listed, convert)
    return Call(Name(name), plain, keywords, node.start_point.row + 1) if plain or keywords else Name(name)


def _declared(node: Node, outer: str, convert: Convert) -> Iterator[Definition]:
    for child in node.named_children:
        if child.type in _TYPES:
            yield from _type(child, outer, convert)
        elif child.type == "companion_object":
            for body in child.named_children:
                yield from _declared(body, outer, convert) if body.type == "class_body" else ()
        elif child.type == "function_declaration":
            yield from _function(child, outer, convert)
        elif child.type == "property_declaration":
            yield from _property(child, outer, convert)


def _type(node: Node, outer: str, convert: Convert) -> Iterator[Definition]:
    name = node.child_by_field_name("name")
    if name is None:
        return
    if written(name) == _AROUND:
        for child in node.named_children:
            yield from _declared(child, outer, convert) if child.type == "class_body" else ()
        return
    whole = _below(outer, name)
    made = _definition(node, name, whole, "class", convert)
    interface = ("interface",) if any(child.type == "interface" for child in node.children) else ()
    bases = tuple(_bases(node, convert))
    yield replace(made, bases=bases, exported=_is_open(made), traits=(*interface, *made.traits))
    for child in node.named_children:
        if child.type == "primary_constructor":
            yield from _components(child, whole, convert)
        elif child.type in ("class_body", "enum_class_body"):
            yield from _declared(child, whole, convert)


def _bases(node: Node, convert: Convert) -> Iterator[Expression]:
    listed = next((child for child in node.named_children if child.type == "delegation_specifiers"), None)
    for each in listed.named_children if listed is not None else ():
        for base in each.named_children[:1]:
            value = convert(base)
            yield Name(value.name.partition("<")[0]) if isinstance(value, Name) else value


def _components(node: Node, outer: str, convert: Convert) -> Iterator[Definition]:
    """The properties that a constructor declares."""
    listed = next((child for child in node.named_children if child.type == "class_parameters"), None)
    for parameter in listed.named_children if listed is not None else ():
        name = next((child for child in parameter.named_children if child.type == "identifier"), None)
        if name is not None and any(child.type in ("val", "var") for child in parameter.children):
            made = _definition(parameter, name, _below(outer, name), "annotation", convert)
            yield replace(made, annotation=_typed(parameter))


def _function(node: Node, outer: str, convert: Convert) -> Iterator[Definition]:
    name = node.child_by_field_name("name")
    if name is None:
        return
    made = _definition(node, name, _below(outer, name), "function", convert)
    extends = any(child.type in _TYPE_NODES and child.end_byte < name.start_byte for child in node.named_children)
    traits = (*made.traits, *(("extension",) if extends else ()))
    yield replace(made, exported=_is_open(made), traits=traits, parameters=tuple(_parameters(node)))


def _parameters(node: Node) -> Iterator[Parameter]:
    listed = next((child for child in node.named_children if child.type == "function_value_parameters"), None)
    for parameter in listed.named_children if listed is not None else ():
        name = next((child for child in parameter.named_children if child.type == "identifier"), None)
        if parameter.type == "parameter" and name is not None:
            yield Parameter(written(name), _typed(parameter))


def _property(node: Node, outer: str, convert: Convert) -> Iterator[Definition]:
    declared = next((child for child in node.named_children if child.type == "variable_declaration"), None)
    name = declared.named_children[0] if declared is not None and declared.named_children else None
    if declared is None or name is None:
        return
    value = next((child for child in node.named_children if child.start_byte > declared.end_byte), None)
    made = _definition(node, name, _below(outer, name), "annotation", convert)
    constant = any(child.type == "val" for child in node.children) and value is not None and value.type not in ("getter", "setter")
    if constant and value is not None:
        yield replace(made, form="value", value=convert(value), annotation=_typed(declared))
    else:
        # what it holds says its type
        yield replace(made, annotation=_typed(declared) or Name(""))


def _typed(node: Node) -> Expression | None:
    return next((Name(plain_type(child)) for child in node.named_children if child.type in _TYPE_NODES), None)


def _below(outer: str, name: Node) -> str:
    return f"{outer}.{written(name)}" if outer else written(name)


def _is_open(made: Definition) -> bool:
    return "private" not in made.traits


def _definition(node: Node, name: Node, whole: str, form: str, convert: Convert) -> Definition:
    listed = next((child for child in node.named_children if child.type == "modifiers"), None)
    modifiers = listed.named_children if listed is not None else []
    return Definition(
        whole,
        form,
        name.start_point.row + 1,
        node.end_point.row + 1,
        node.start_byte,
        decorators=tuple(annotation(child, convert) for child in modifiers if child.type == "annotation"),
        traits=tuple(sorted(_TRAITS & {written(child) for child in modifiers})),
    )
