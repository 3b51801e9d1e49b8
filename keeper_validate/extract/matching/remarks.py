"""Comments among arguments, which the patterns of rules would take for arguments. Must not know any rule, nor move an offset or a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from tree_sitter import Language as Grammar
from tree_sitter import Node, Query, QueryCursor, Tree

from keeper_validate.extract.blanks import blank

_SLASHES, _HASH = re.compile(rb"/[/*]"), re.compile(rb"#")
_PLAIN, _TWO = "(comment)", "[(line_comment) (block_comment)]"
_LIST = ("argument_list",)
# How a comment begins, what holds the arguments, and what comments are to the grammar.
_AMONG = {
    "python": (_HASH, _LIST, _PLAIN), "ruby": (_HASH, _LIST, _PLAIN), "go": (_SLASHES, _LIST, _PLAIN),
    "elixir": (_HASH, ("arguments",), _PLAIN),
    "csharp": (_SLASHES, (*_LIST, "attribute_argument_list"), _PLAIN), "php": (re.compile(rb"/[/*]|#"), ("arguments",), _PLAIN),
    "java": (_SLASHES, (*_LIST, "annotation_argument_list"), _TWO), "rust": (_SLASHES, ("arguments",), _TWO),
    "kotlin": (_SLASHES, ("value_arguments",), _TWO),
} | dict.fromkeys(("typescript", "tsx", "javascript", "vue", "vue-tsx", "svelte", "astro", "mdx"), (_SLASHES, ("arguments",), _PLAIN))
# Looking a place up costs a tenth of asking a query, but grows with what stands beside it.
_FEW = 500


def without_remarks(language: str, grammar: Grammar, tree: Tree, source: bytes) -> bytes:
    """The source with blanks for the comments among arguments; itself where there are none."""
    if language not in _AMONG:
        return source
    mark, holding, comments = _AMONG[language]
    places = [found.start() for found in mark.finditer(source)]
    if len(places) > _FEW:
        pattern = " ".join(f"({one} {comments} @remark)" for one in holding)
        found = QueryCursor(_query(grammar, pattern)).captures(tree.root_node).get("remark", [])
    else:
        found = list(_remarks(tree.root_node, places, holding))
    if not found:
        return source
    text = bytearray(source)
    for node in found:
        text[node.start_byte : node.end_byte] = blank(source[node.start_byte : node.end_byte])
    return bytes(text)


def _remarks(root: Node, places: list[int], holding: tuple[str, ...]) -> Iterator[Node]:
    """The comments among arguments that begin at some of these places."""
    end = 0
    for start in places:
        node = root.descendant_for_byte_range(start, start) if start >= end else None
        if node is None or node.child_count:
            continue
        end = node.end_byte
        if "comment" in node.type and node.parent is not None and node.parent.type in holding:
            yield node


@cache
def _query(grammar: Grammar, pattern: str) -> Query:
    query: Query = Query(grammar, pattern)
    return query
