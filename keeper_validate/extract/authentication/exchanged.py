"""What a source hands over under a key that tells an exchange of credentials: `{ client_secret, code }`, `body.append("code", code)`.

Which keys tell one together is the lexicon's to say. Must not know where it is sent to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.indexed import mentions_directly_in, remembered
from keeper_validate.extract.module import Definition, Mention, Module
from keeper_validate.extract.node_types import ARGUMENTS, TEXTS

_USE = "key"
_KEYED = frozenset({"pair", "keyword_argument", "keyed_element"})
_CALLS = frozenset({"call", "call_expression"})
_PUTTING = (b"append", b"set", b"Set", b"Add", b"add")


def handed_over(word: bytes, node: Node, within: Callable[[Node], str]) -> Iterator[Mention]:
    """The key that a word is, where something is handed over under it."""
    if word in exchanged_keys() and _is_key(node):
        yield Mention(word.decode(), _USE, node.start_point.row + 1, node.end_point.row + 1, within(node))


def exchanges(path: str, module: Module, definition: Definition) -> bool:
    """Whether a definition hands over, at once or in turn, all that an exchange takes, and it or its file has a name that speaks of people
    who sign in, not only of another service that is connected; what functions within it do is theirs."""
    if definition.form != "function":
        return False
    if not remembered(module, _USE, lambda: any(one.use == _USE for one in module.mentions)):
        return False
    keys = {one.name for one in mentions_directly_in(module, definition) if one.use == _USE}
    whole = any(keys.issuperset(known) for known in shipped.data("rules/lexicon/auth")["exchanged"]["keys"])
    return whole and _signing().search(f"{path}/{definition.name}") is not None


def _is_key(node: Node) -> bool:
    if node.type == "shorthand_property_identifier":
        return True
    node = node.parent if node.type in TEXTS and node.parent is not None else node
    parent = node.parent
    if parent is not None and parent.type == "literal_element":
        node, parent = parent, parent.parent
    if parent is None or parent.named_children[0] != node:
        return False
    return parent.type in _KEYED or (parent.type in ARGUMENTS and _puts(parent.parent))


def _puts(call: Node | None) -> bool:
    """Whether a call puts something under the key that it is given first."""
    function = call.child_by_field_name("function") if call is not None and call.type in _CALLS else None
    return function is not None and (function.text or b"").rpartition(b".")[2] in _PUTTING


@cache
def exchanged_keys() -> frozenset[bytes]:
    return frozenset(key.encode() for known in shipped.data("rules/lexicon/auth")["exchanged"]["keys"] for key in known)


@cache
def _signing() -> re.Pattern[str]:
    return re.compile(shipped.data("rules/lexicon/auth")["exchanged"]["named"])
