"""Single-file components (Vue, Svelte): the script blocks are read as TypeScript, the rest of the file is the template.

Everything but the scripts is blanked before parsing, so that lines and offsets hold. Knows the file format and no framework."""

from __future__ import annotations

from tree_sitter import Node

from keeper_validate.element import Facet
from keeper_validate.extract.ecmascript import reader as ecmascript_reader
from keeper_validate.extract.ecmascript.markup import alone, outside, scripts
from keeper_validate.extract.ecmascript.patterns import fields
from keeper_validate.extract.ecmascript.props import Types, declared_types, members
from keeper_validate.extract.ecmascript.reader import RECEIVER, candidates, expression, otherwise_called, renamed, within
from keeper_validate.extract.ecmascript.scope import bare, key, said, string, text
from keeper_validate.extract.ecmascript.template import rendered
from keeper_validate.extract.ecmascript.template_code import code as beside
from keeper_validate.extract.ecmascript.template_texts import texts
from keeper_validate.extract.ecmascript.words import words
from keeper_validate.extract.module import Definition, Export, Facts
from keeper_validate.values import replace

__all__ = [
    "RECEIVER", "around", "beside", "candidates", "expression", "facts", "otherwise", "otherwise_called", "prepared", "renamed", "texts",
    "within",
]

_FILE = "(file)"


def prepared(source: bytes) -> bytes:
    """The source with everything outside its scripts blanked."""
    return alone(source, scripts(source))


def otherwise(language: str) -> tuple[str, ...]:
    """The languages whose grammars may know scripts in which their own finds errors: `<script lang="tsx">`."""
    return ("vue-tsx",) if language == "vue" else ()


def facts(root: Node) -> Facts:
    """The facts of the scripts, and the component that the file is."""
    props = tuple(Facet("prop", name) for name in dict.fromkeys(_props(root)) if name and name != "...")
    return of_file(ecmascript_reader.facts(root), root, props)


def of_file(read: Facts, root: Node, props: tuple[Facet, ...]) -> Facts:
    """The facts with the component that a file is, as its default export."""
    component = Definition(_FILE, "class", 1, root.end_point.row + 1, 0, exported=True, traits=("single-file",), facets=props)
    exports = tuple(export for export in read.exports if export.name != "default")
    return replace(read, definitions=(component, *read.definitions), exports=(*exports, Export("default", _FILE, line=1)))


def around(source: bytes, read: Facts) -> Facts:
    """The facts with what the template renders."""
    template = outside(source).decode("utf-8", "replace")
    imports = {found.local: found for found in read.imports}
    given = {found.name: found.value for found in read.definitions if found.form == "value" and "const" in found.traits}
    shown = rendered(template, imports, given.get)
    return replace(read, definitions=tuple(
        replace(found, facets=(*found.facets, *shown)) if found.name == _FILE else found for found in read.definitions
    ))


def _props(root: Node) -> list[str]:
    types = declared_types(root)
    found: list[str] = []
    for node in root.named_children:
        declaration = (
            node.child_by_field_name("declaration") or node.child_by_field_name("value") if node.type == "export_statement" else node
        )
        if declaration is None:
            continue
        if declaration.type in ("lexical_declaration", "variable_declaration"):
            exported = node.type == "export_statement" and text(declaration.children[0]) == "let"
            for child in declaration.named_children:
                found.extend(_declared(child, exported, types))
        elif declaration.type == "expression_statement" and declaration.named_children:
            found.extend(_called(bare(declaration.named_children[0]), types))
        elif node.type == "export_statement":
            found.extend(_options(bare(declaration)))
    return found


def _declared(node: Node, exported: bool, types: Types) -> list[str]:
    name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
    if exported and name is not None and name.type == "identifier":
        return [text(name)]
    if name is None or value is None or not _gives_props(bare(value)):
        return []
    found = _called(bare(value), types)
    found.extend(member for member, _ in members(node.child_by_field_name("type"), types))
    found.extend(taken for taken, _ in fields(name))
    return found


def _gives_props(call: Node) -> bool:
    return call.type == "call_expression" and text(call.child_by_field_name("function")) in words().props


def _called(call: Node, types: Types) -> list[str]:
    if not _gives_props(call):
        return []
    found: list[str] = []
    given = call.child_by_field_name("type_arguments")
    for child in given.named_children if given is not None else ():
        found.extend(member for member, _ in members(child, types))
    arguments = call.child_by_field_name("arguments")
    first = bare(listed[0]) if (listed := said(arguments)) else None
    if first is not None:
        found.extend(_called(first, types) if first.type == "call_expression" else _listed(first))
    return found


def _options(value: Node) -> list[str]:
    """The `props` of a component given as an object, in place or to a call."""
    if value.type == "call_expression":
        arguments = value.child_by_field_name("arguments")
        value = bare(listed[0]) if (listed := said(arguments)) else value
    for child in value.named_children if value.type == "object" else ():
        if child.type == "pair" and key(child.child_by_field_name("key")) == "props":
            inner = child.child_by_field_name("value")
            return _listed(bare(inner)) if inner is not None else []
    return []


def _listed(node: Node) -> list[str]:
    if node.type == "array":
        return [string(child) for child in node.named_children if child.type == "string"]
    if node.type == "object":
        return [key(child.child_by_field_name("key")) or "" for child in node.named_children if child.type == "pair"]
    return []
