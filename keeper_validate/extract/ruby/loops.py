"""What the loops of a Ruby source bind: `%w[a b].each { |name| ... }`, a variable that is each item of a list.

Must not know any framework."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.expression import Expression
from keeper_validate.extract.module import Definition
from keeper_validate.extract.written import written

_LOOP = re.compile(rb"\.each\b")
_CONTAINERS = frozenset({"array", "string_array", "symbol_array", "constant", "scope_resolution"})


def each(root: Node, read: Callable[[Node], Expression]) -> Iterator[Definition]:
    """The variables of loops over what is listed in place or by a constant."""
    source = root.text or b""
    for found in _LOOP.finditer(source):
        at = root.start_byte + found.start() + 1
        node = root.descendant_for_byte_range(at, at + 4)
        call = node.parent if node is not None else None
        listed = call.child_by_field_name("receiver") if call is not None and call.type == "call" else None
        block = call.child_by_field_name("block") if call is not None else None
        parameters = block.child_by_field_name("parameters") if block is not None else None
        names = parameters.named_children if parameters is not None else ()
        if call is None or listed is None or listed.type not in _CONTAINERS or len(names) != 1 or names[0].type != "identifier":
            continue
        line, end = call.start_point.row + 1, call.end_point.row + 1
        yield Definition(written(names[0]), "each", line, end, call.start_byte, value=read(listed))
