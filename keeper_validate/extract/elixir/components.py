"""The functions of an Elixir source that give markup, with what they take and what stands in the markup.

Must not know which of them are components: rules ask for the trait."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.element import Facet
from keeper_validate.extract.elixir.calls import FUNCTIONS, called, first, given, head, module_around, pairs, word
from keeper_validate.extract.module import Definition
from keeper_validate.extract.written import written

TRAIT = "markup"
_MARKUP = re.compile(rb"(?<![\w~])~H")
_TAKEN = re.compile(r"_?assigns|.*=\s*_?assigns", re.DOTALL)
_DECLARING = frozenset({"attr", "slot"})
_CHOSEN = "variant"
_CODE = re.compile(r"<%.*?%>|<!--.*?-->", re.DOTALL)
_BRACED = re.compile(r"\{[^{}]*\}")
_TAG = re.compile(r"<(/?)([.\w][\w.:-]*)([^<>]*?)(/?)>")
_ROLE = re.compile(r"\brole=\"([\w-]+)\"")
_VOID = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})
_DEEPEST = 40


def components(root: Node) -> tuple[Definition, ...]:
    """The functions that take assigns and give markup, each with its first clause alone."""
    source, found = root.text or b"", dict[int, Node]()
    for match in _MARKUP.finditer(source):
        at = root.start_byte + match.start()
        node = root.descendant_for_byte_range(at, at + 1)
        function = _function(node.parent) if node is not None and node.parent is not None and node.parent.type == "sigil" else None
        if function is not None:
            found.setdefault(function.start_byte, function)
    listed: dict[str, Definition] = {}
    for function in found.values():
        one = _definition(function)
        if one is not None:
            listed.setdefault(one.name, one)
    return tuple(listed.values())


def _function(node: Node | None) -> Node | None:
    while node is not None and called(node) not in FUNCTIONS:
        node = node.parent
    return node


def _definition(function: Node) -> Definition | None:
    named = head(function)
    taken = given(named) if named is not None and named.type == "call" else ()
    if named is None or len(taken) != 1 or not _TAKEN.fullmatch(written(taken[0])):
        return None
    name = f"{module_around(function)}.{called(named)}".lstrip(".")
    facets = tuple(dict.fromkeys((*_declared(function), *_shown(function))))
    line, end = named.start_point.row + 1, function.end_point.row + 1
    return Definition(name, "function", line, end, function.start_byte, traits=(TRAIT,), facets=facets, exported=called(function) == "def")


def _declared(function: Node) -> Iterator[Facet]:
    """What is declared of a function before it."""
    before, calls = function.prev_named_sibling, list[Node]()
    while before is not None and (called(before) in _DECLARING or before.type in ("comment", "unary_operator")):
        calls.extend((before,) if before.type == "call" else ())
        before = before.prev_named_sibling
    for call in reversed(calls):
        name = first(call)
        if name is None or name.type != "atom":
            continue
        yield Facet("prop", word(name))
        listed = next((value for key, value in pairs(call) if key == "values"), None) if word(name) == _CHOSEN else None
        for one in listed.named_children if listed is not None and listed.type == "list" else ():
            yield Facet("variant", word(one))


def _shown(function: Node) -> Iterator[Facet]:
    """The tags in the markup, each by whether it stands at the root."""
    for text in _texts(function):
        depth = 0
        for closing, name, attributes, alone in _TAG.findall(_plain(text)):
            if closing:
                depth = max(depth - 1, 0)
                continue
            where = "inside" if depth else "root"
            yield Facet("renders", name, where)
            role = _ROLE.search(attributes)
            if role is not None:
                yield Facet("aria_role", role[1], where)
            depth += not alone and name not in _VOID


def _texts(node: Node) -> Iterator[str]:
    if node.type == "sigil":
        named = next((written(child) for child in node.named_children if child.type == "sigil_name"), "")
        if named == "H":
            yield "".join(written(child) for child in node.named_children if child.type == "quoted_content")
        return
    for child in node.named_children:
        yield from _texts(child)


def _plain(text: str) -> str:
    """Markup without its code, whatever is nested in it."""
    text = _CODE.sub("", text)
    for _ in range(_DEEPEST):
        if "{" not in text:
            break
        less = _BRACED.sub("", text)
        if less == text:
            break
        text = less
    return text
