"""Brackets around a call that a name is given, a type that it is held against, and quotes around a key that needs none: what the patterns
of rules would take for something else.

Must not know any rule, nor move an offset or a line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node, Tree

from keeper_validate.extract.blanks import blank

_OPENED, _HELD = re.compile(rb"=\s*(\()"), re.compile(rb"\b(satisfies)\b")
_ECMASCRIPT = ("typescript", "tsx", "javascript", "vue", "vue-tsx", "svelte", "astro", "mdx")
# Without brackets a line of Python goes on only where it says so.
_GOES_ON = re.compile(rb" (\r?\n)")
# What gives a name its value, and under which field.
_GIVING = {"assignment": "right", "variable_declarator": "value"}
_MADE = frozenset({"call", "call_expression", "new_expression"})
_QUOTED = re.compile(rb"""(['"])[A-Za-z_$][\w$]*\1(?=\s*:)""")
# Looking a place up costs more the more stands beside it; what has so many of them was written by a program, or is a list of words.
_FEW = 500


def unwrapped(language: str, tree: Tree, source: bytes, plain: bytes) -> bytes:
    """`plain`, which is the source or as long, with blanks for them; itself where there are none."""
    if language != "python" and language not in _ECMASCRIPT:
        return plain
    found = tuple(_around(tree.root_node, source, language != "python"))
    keys = tuple(_keys(tree.root_node, source)) if language != "python" else ()
    if not found and not keys:
        return plain
    text = bytearray(plain)
    for key in keys:
        text[key.start_byte] = text[key.end_byte - 1] = ord(" ")
    for outer, inner in found:
        text[inner.end_byte : outer.end_byte] = blank(source[inner.end_byte : outer.end_byte])
        before = blank(source[outer.start_byte : inner.start_byte])
        text[outer.start_byte : inner.start_byte] = _GOES_ON.sub(rb"\\\1", before) if language == "python" else before
    return bytes(text)


def _around(root: Node, source: bytes, typed: bool) -> Iterator[tuple[Node, Node]]:
    """What stands around a call, with the call."""
    places = [found.start(1) for one in ((_OPENED, _HELD) if typed else (_OPENED,)) for found in one.finditer(source)]
    for start in places if len(places) <= _FEW else ():
        node = root.descendant_for_byte_range(start, start)
        outer = node.parent if node is not None and not node.child_count else None
        if outer is None or outer.type not in ("parenthesized_expression", "satisfies_expression") or outer.parent is None:
            continue
        if outer.parent.child_by_field_name(_GIVING.get(outer.parent.type, "")) != outer:
            continue
        inner = next((child for child in outer.named_children if child.type != "comment"), outer)
        if inner.type in _MADE and (typed or _in_line(outer, inner)):
            yield outer, inner


def _keys(root: Node, source: bytes) -> Iterator[Node]:
    """The keys of objects that are quoted and could do without."""
    places = [found.start() for found in _QUOTED.finditer(source)]
    for start in places if len(places) <= _FEW else ():
        node = root.descendant_for_byte_range(start, start)
        key = node.parent if node is not None and not node.child_count else None
        if key is not None and key.parent is not None and key.parent.type == "pair" and key.parent.child_by_field_name("key") == key:
            yield key


def _in_line(outer: Node, inner: Node) -> bool:
    """Whether a call of Python needs no brackets around it but for the line that they open on."""
    called = inner.child_by_field_name("function")
    return called is not None and called.start_point.row == called.end_point.row and inner.start_point.row <= outer.start_point.row + 1
