"""Where what demands somebody is only attempted: it stands in a `try` whose handler lets whoever comes pass.

What demands is called, and by which words a handler turns anybody away, is the lexicon's to say. Must not know whom a guard lets in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.module import Mention
from keeper_validate.extract.spelled_like import Patterns, spelled_like

ATTEMPTED = "attempted"
"""The use of a mention that is called in vain."""
_HANDLERS = frozenset({"catch_clause", "except_clause"})
_FUNCTIONS = frozenset({
    "function_declaration", "function_expression", "arrow_function", "method_definition", "function_definition", "lambda",
})


def attempted(word: bytes, node: Node, within: Callable[[Node], str]) -> Iterator[Mention]:
    """A word that demands somebody, where its refusal is caught and nothing comes of it."""
    if demands(word.decode("ascii", "replace")) and _is_caught(node):
        yield Mention(word.decode(), ATTEMPTED, node.start_point.row + 1, node.end_point.row + 1, within(node))


@lru_cache(maxsize=8192)
def demands(name: str) -> bool:
    """Whether what is called so demands somebody, and turns others away by itself."""
    return _demanding().fit(name.replace("_", "").lower())


def _is_caught(node: Node) -> bool:
    child, around = node, node.parent
    while around is not None and around.type not in _FUNCTIONS:
        if around.type == "try_statement" and around.child_by_field_name("body") == child:
            handlers = [one for one in around.named_children if one.type in _HANDLERS]
            return bool(handlers) and not any(_heeded().search((one.text or b"").decode("utf-8", "replace")) for one in handlers)
        child, around = around, around.parent
    return False


@cache
def _demanding() -> Patterns:
    return spelled_like(shipped.data("rules/lexicon/auth")["inside_bodies"]["demanding"])


@cache
def _heeded() -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["inside_bodies"]["heeded"])
