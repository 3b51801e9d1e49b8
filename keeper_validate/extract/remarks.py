"""Comments among arguments, which the patterns of rules would take for arguments. Must not know any rule, nor move an offset or a line."""

from __future__ import annotations

import re
from functools import cache

from tree_sitter import Language as Grammar
from tree_sitter import Query, QueryCursor, Tree

_MARKS = {"python": b"#", "go": b"/"}
_PATTERN = "(argument_list (comment) @remark)"
_UNBROKEN = re.compile(rb"[^\r\n]")


def without_remarks(language: str, grammar: Grammar, tree: Tree, source: bytes) -> bytes:
    """The source with blanks for the comments among arguments; itself where there are none."""
    mark = _MARKS.get(language)
    if mark is None or mark not in source:
        return source
    found = QueryCursor(_query(grammar)).captures(tree.root_node).get("remark", [])
    if not found:
        return source
    text = bytearray(source)
    for node in found:
        text[node.start_byte : node.end_byte] = _UNBROKEN.sub(b" ", source[node.start_byte : node.end_byte])
    return bytes(text)


@cache
def _query(grammar: Grammar) -> Query:
    query: Query = Query(grammar, _PATTERN)
    return query
