"""The imports of C#, Rust, PHP and Ruby sources, as written. Must not say where they lead."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.module import Facts, Import
from keeper_validate.extract.written import written

_CONTAINERS = frozenset({
    "namespace_declaration", "file_scoped_namespace_declaration", "declaration_list", "namespace_definition", "compound_statement",
})


def facts(root: Node) -> Facts:
    """The imports at the top of a source and of its namespaces."""
    found = tuple(_imports(root))
    return Facts(imports=tuple(one for one in found if one.member != "*"), stars=tuple(one for one in found if one.member == "*"))


def _imports(node: Node) -> Iterator[Import]:
    for child in node.named_children:
        if child.type in _CONTAINERS:
            yield from _imports(child)
        elif child.type in _READERS:
            yield from _READERS[child.type](child)


def _using(node: Node) -> Iterator[Import]:
    """`using A.B;` `using static A.B;` `using Name = A.B;`"""
    alias = node.child_by_field_name("name")
    named = [child for child in node.named_children if child != alias]
    if named:
        module = written(named[-1])
        yield Import(written(alias) if alias is not None else "*", module, None if alias is not None else "*", node.start_point.row + 1)


def _use(node: Node) -> Iterator[Import]:
    """`use a::{b, c as d, e::*};`"""
    argument = node.child_by_field_name("argument")
    if argument is not None:
        yield from _used(argument, "", node.start_point.row + 1)


def _used(node: Node, prefix: str, line: int) -> Iterator[Import]:
    path = node.child_by_field_name("path")
    if node.type == "scoped_use_list" or node.type == "use_list":
        listed = node.child_by_field_name("list") or node
        inner = _below(prefix, path)
        for child in listed.named_children:
            yield from _used(child, inner, line)
    elif node.type == "use_wildcard":
        yield Import("*", _below(prefix, node.named_children[0] if node.named_children else None), "*", line)
    elif node.type == "use_as_clause":
        alias = node.child_by_field_name("alias")
        yield _single(_below(prefix, path), written(alias) if alias is not None else "", line)
    elif node.type == "self":
        yield _single(prefix, "", line)
    elif "comment" not in node.type:
        yield _single(_below(prefix, node), "", line)


def _below(prefix: str, node: Node | None) -> str:
    return "::".join(part for part in (prefix, written(node) if node is not None else "") if part)


def _single(whole: str, alias: str, line: int) -> Import:
    module, _, member = whole.rpartition("::")
    return Import(alias or member, module, member, line) if module else Import(alias or whole, whole, None, line)


def _crate(node: Node) -> Iterator[Import]:
    name, alias = node.child_by_field_name("name"), node.child_by_field_name("alias")
    if name is not None:
        yield Import(written(alias or name), written(name), None, node.start_point.row + 1)


def _namespace_use(node: Node) -> Iterator[Import]:
    r"""`use A\B;` `use A\{B, C as D};`"""
    group = node.child_by_field_name("body")
    spaces = (child for child in node.named_children if child.type == "namespace_name") if group is not None else ()
    prefix = next((written(child) + "\\" for child in spaces), "")
    for clause in (group or node).named_children:
        if clause.type == "namespace_use_clause":
            alias = clause.child_by_field_name("alias")
            named = next((child for child in clause.named_children if child.type in ("qualified_name", "name") and child != alias), None)
            if named is not None:
                module, _, member = (prefix + written(named).lstrip("\\")).rpartition("\\")
                local = written(alias) if alias is not None else member
                yield Import(local, module or member, member if module else None, node.start_point.row + 1)


def _require(node: Node) -> Iterator[Import]:
    """`require "a/b"`"""
    method, arguments = node.child_by_field_name("method"), node.child_by_field_name("arguments")
    given = arguments.named_children[0] if arguments is not None and arguments.named_children else None
    if method is not None and written(method) == "require" and given is not None and given.type == "string":
        module = written(given)[1:-1]
        yield Import(module.rpartition("/")[2], module, None, node.start_point.row + 1)


_READERS: dict[str, Callable[[Node], Iterator[Import]]] = {
    "using_directive": _using,
    "use_declaration": _use,
    "extern_crate_declaration": _crate,
    "namespace_use_declaration": _namespace_use,
    "call": _require,
}
