"""Java's syntax as facts and expressions, and where an import leads. Knows the language and no library.

Imports, types, methods and constant fields are facts; what a method does inside is not."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract import plain_reader
from keeper_validate.extract.expression import Call, Expression, Items, Joined, Name, Text
from keeper_validate.extract.module import Definition, Facts, Import
from keeper_validate.extract.written import written
from keeper_validate.tree import Tree
from keeper_validate.values import replace

_TYPES = frozenset({"class_declaration", "interface_declaration", "enum_declaration", "record_declaration"})
_DOTTED = frozenset({"field_access", "scoped_identifier"})


def facts(root: Node) -> Facts:
    """The imports, types and constant fields of a file."""
    imports: list[Import] = []
    stars: list[Import] = []
    definitions: list[Definition] = []
    for node in root.named_children:
        if node.type == "import_declaration":
            binding = _import(node)
            (stars if binding.member == "*" else imports).append(binding)
        elif node.type in _TYPES:
            definitions.extend(_type(node, ""))
    return Facts(imports=tuple(imports), stars=tuple(stars), definitions=tuple(definitions))


def expression(node: Node) -> Expression:
    """A node as a value."""
    kind = node.type
    if kind in _DOTTED:
        return Name(written(node))
    if kind == "binary_expression":
        parts = tuple(expression(child) for child in node.named_children)
        texts = [part.value for part in parts if isinstance(part, Text)]
        return Text("".join(texts)) if len(texts) == len(parts) else Joined(parts)
    if kind in ("element_value_array_initializer", "array_initializer"):
        return Items(tuple(expression(child) for child in node.named_children if "comment" not in child.type))
    if kind == "parenthesized_expression" and node.named_children:
        return expression(node.named_children[0])
    if kind == "method_invocation":
        name = written(node).partition("(")[0].strip()
        arguments = node.child_by_field_name("arguments")
        given = tuple(expression(child) for child in arguments.named_children) if arguments is not None else ()
        return Call(Name(name), given, line=node.start_point.row + 1)
    return plain_reader.expression(node)


def within(node: Node) -> str:
    """The dotted name of the declarations around a node."""
    return plain_reader.within(node)


def candidates(module: str, path: str, tree: Tree) -> Iterator[str]:
    """The file of a class under the source root of the importing file, or beside that of another language or of the tests."""
    file = module.replace(".", "/") + ".java"
    directory = path.rpartition("/")[0]
    while True:
        yield f"{directory}/{file}" if directory else file
        if not directory:
            return
        directory = directory.rpartition("/")[0]


def _import(node: Node) -> Import:
    line = node.start_point.row + 1
    named = next((child for child in node.named_children if child.type in ("scoped_identifier", "identifier")), None)
    name = written(named) if named is not None else ""
    if any(child.type == "asterisk" for child in node.named_children):
        return Import("*", name, "*", line)
    module, _, last = name.rpartition(".")
    if any(child.type == "static" for child in node.children):
        return Import(last, module, f"{module.rpartition('.')[2]}.{last}", line)
    return Import(last, name, last, line)


def _type(node: Node, outer: str) -> Iterator[Definition]:
    name = node.child_by_field_name("name")
    body = node.child_by_field_name("body")
    if name is None:
        return
    dotted = f"{outer}.{written(name)}" if outer else written(name)
    yield replace(_definition(node, name, dotted, "class"), bases=tuple(_bases(node)), exported=True)
    for member in body.named_children if body is not None else ():
        if member.type in _TYPES:
            yield from _type(member, dotted)
        elif member.type == "field_declaration":
            yield from _constants(member, dotted)
        elif member.type == "method_declaration":
            method = member.child_by_field_name("name")
            if method is not None:
                yield _definition(member, method, f"{dotted}.{written(method)}", "function")
        elif member.type == "enum_body_declarations":
            for inner in member.named_children:
                if inner.type in _TYPES:
                    yield from _type(inner, dotted)


def _bases(node: Node) -> Iterator[Expression]:
    for field in ("superclass", "interfaces"):
        clause = node.child_by_field_name(field)
        listed = clause.named_children[0] if clause is not None and clause.named_children else None
        for base in (listed.named_children if listed is not None and listed.type == "type_list" else (listed,)):
            if base is not None:
                yield Name(written(base).partition("<")[0])


def _constants(field: Node, outer: str) -> Iterator[Definition]:
    modifiers = field.named_children[0] if field.named_children else None
    if modifiers is None or modifiers.type != "modifiers" or b"final" not in (modifiers.text or b""):
        return
    for declarator in field.named_children[1:]:
        name, value = declarator.child_by_field_name("name"), declarator.child_by_field_name("value")
        if name is not None and value is not None:
            yield replace(_definition(field, name, f"{outer}.{written(name)}", "value"), value=expression(value))


def _definition(node: Node, name: Node, dotted: str, form: str) -> Definition:
    return Definition(dotted, form, name.start_point.row + 1, node.end_point.row + 1, node.start_byte)
