"""What a source of Elixir names of other modules: by `alias`, `import`, `require` and `use`, and in place, where nothing has to be
imported first. Must not say where it leads."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.elixir.calls import MODULES, called, entries, first, given, module_around, pairs, word
from keeper_validate.extract.module import Facts, Import
from keeper_validate.extract.written import written

_STATEMENT = re.compile(rb"(?m)(?:^|[;(])[ \t]*(alias|import|require|use)[ \t(]")
_NAMED = re.compile(rb"(?<![\w.@:?\"'])[A-Z]\w*(?:\.[A-Z]\w*)*")
_OWN = "__MODULE__"
_STATING = frozenset({"alias", "import", "require", "use", *MODULES})
# Modules of the language that any source uses, and no clause means by a module.
_COMMON = frozenset({"Enum", "String", "Map", "List", "Keyword", "Integer", "Atom", "Tuple", "Kernel", "Float", "MapSet", "Access"})


def facts(root: Node) -> Facts:
    """The modules that a source names, each statement where it stands and each other module where it is first named."""
    stated: list[Import] = []
    stars: list[Import] = []
    for one in _stated(root):
        (stars if one.member == "*" else stated).append(one)
    bound = {one.local: one.module for one in stated if one.local and one.member is None}
    return Facts(imports=(*stated, *_in_place(root, bound)), stars=tuple(stars))


def _stated(root: Node) -> Iterator[Import]:
    source = root.text or b""
    for found in _STATEMENT.finditer(source):
        node = root.descendant_for_byte_range(root.start_byte + found.start(1), root.start_byte + found.end(1))
        call = node.parent if node is not None and node.type == "identifier" else None
        if node is not None and call is not None and call.child_by_field_name("target") == node and called(call) in _READERS:
            yield from _READERS[called(call)](call)


def _alias(call: Node) -> Iterator[Import]:
    """`alias A.B`, `alias A.{B, C.D}`, `alias A.B, as: C`"""
    local = next((written(value) for key, value in pairs(call) if key == "as"), "")
    for name in _names(first(call), call):
        yield Import(local or name.rpartition(".")[2], name, None, _line(call))


def _import(call: Node) -> Iterator[Import]:
    """`import A.B`, `import A.B, only: [f: 1]`"""
    only = next((value for key, value in pairs(call) if key == "only"), None)
    held = next(iter(only.named_children), None) if only is not None and only.type == "list" else None
    for name in _names(first(call), call):
        if held is not None and held.type == "keywords":
            yield from (Import(key, name, key, _line(call)) for key, _ in entries(held))
        else:
            yield Import("*", name, "*", _line(call))


def _use(call: Node) -> Iterator[Import]:
    """`use A.B`, which binds nothing that is written here"""
    for name in _names(first(call), call):
        yield Import("", name, None, _line(call))


_READERS = {"alias": _alias, "require": _alias, "import": _import, "use": _use}


def _names(node: Node | None, call: Node) -> Iterator[str]:
    """The modules that are named at one place."""
    if node is None:
        return
    if node.type == "alias":
        yield written(node)
    elif written(node) == _OWN:
        yield module_around(call)
    elif node.type == "dot":
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        inner = right.named_children if right is not None and right.type == "tuple" else (right,)
        for head in _names(left, call):
            yield from (f"{head}.{word(one)}" for one in inner if one is not None and one.type == "alias")


def _in_place(root: Node, bound: dict[str, str]) -> Iterator[Import]:
    """The modules that are named in place, as imports that bind nothing."""
    source, seen = root.text or b"", set[bytes]()
    for found in _NAMED.finditer(source):
        name = found.group()
        head, _, rest = name.decode("utf-8", "replace").partition(".")
        if name in seen:
            continue
        if head in _COMMON or (head in bound and not rest):
            seen.add(name)
            continue
        node = root.descendant_for_byte_range(root.start_byte + found.start(), root.start_byte + found.end())
        if node is not None and node.type == "alias" and not _is_stating(node):
            seen.add(name)
            module = f"{bound[head]}.{rest}" if head in bound else ".".join(filter(None, (head, rest)))
            yield Import("", module, None, _line(node))


def _is_stating(node: Node) -> bool:
    """Whether a name stands in a statement that is read for itself, or is that of the module declared there."""
    outer: Node | None = node.parent
    while outer is not None and outer.type in ("arguments", "dot", "tuple"):
        outer = outer.parent
    return called(outer) in _STATING and outer is not None and any(_holds(one, node) for one in given(outer))


def _holds(outer: Node, node: Node) -> bool:
    return outer.start_byte <= node.start_byte and node.end_byte <= outer.end_byte


def _line(node: Node) -> int:
    return node.start_point.row + 1
