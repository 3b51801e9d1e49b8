"""What a source says by a key or a text alone: options that it sets (`refetchInterval: 1000`), and addresses and dotted names that it
gives (`"redis://cache"`).

Must not know what they mean: `vocabulary` does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from tree_sitter import Node

from keeper_validate import shipped
from keeper_validate.extract.answered import answered, statuses
from keeper_validate.extract.authentication.attempted import attempted, demands
from keeper_validate.extract.authentication.exchanged import exchanged_keys, handed_over
from keeper_validate.extract.authentication.presented import may_present, presented
from keeper_validate.extract.authentication.told_who import told_of, told_who
from keeper_validate.extract.module import Mention
from keeper_validate.extract.vocabulary import vocabulary

SAID = frozenset({"option", "text"})
"""The uses of mentions that are no names: what they say is meant, whatever is bound to their words."""
_NOTHING = frozenset({b"false", b"0", b"null", b"undefined"})
_TEXTS = frozenset({"string_fragment", "string_content", "interpreted_string_literal_content", "raw_string_literal_content"})
_FILLED = frozenset({"interpolation", "template_substitution"})


@lru_cache(maxsize=8192)
def may_say(word: bytes, family: str) -> bool:
    """Whether a word says anything by itself, wherever it stands; nearly none does."""
    if word in _known(family) or word in statuses() or word in exchanged_keys() or word in told_of() or may_present(word):
        return True
    return demands(word.decode("ascii", "replace"))


def said(word: bytes, node: Node | None, family: str, within: Callable[[Node], str]) -> Iterator[Mention]:
    """What a key or a text at a word stands for, by its name in the lexicon, or as an answer, a key of an exchange or a header."""
    if node is None:
        return
    yield from answered(word, node, within)
    yield from handed_over(word, node, within)
    yield from presented(word, node, within)
    yield from told_who(word, node, within)
    yield from attempted(word, node, within)
    for name, use, beginning in _known(family).get(word, ()):
        if _is_set(node) if beginning is None else _begins(node, beginning):
            meant = name or (node.text or b"").decode("utf-8", "replace")
            yield Mention(meant, use, node.start_point.row + 1, node.end_point.row + 1, within(node))


def _is_set(node: Node) -> bool:
    """Whether a node is a key that is given something; what a call makes describes a value, as a column or a schema does."""
    parent = node.parent
    if parent is None or parent.type != "pair" or parent.child_by_field_name("key") != node:
        return node.type == "shorthand_property_identifier"
    value = parent.child_by_field_name("value")
    return value is not None and value.type != "call_expression" and value.text not in _NOTHING


def _begins(node: Node, beginning: re.Pattern[bytes]) -> bool:
    """Whether a text that is no documentation begins so, and says more than a scheme."""
    text = node.text or b""
    found = beginning.match(text) if node.type in _TEXTS else None
    whole = node.parent.parent if node.parent is not None else None
    told = whole is not None and whole.type == "expression_statement"
    goes_on = node.next_named_sibling is not None and node.next_named_sibling.type in _FILLED
    return found is not None and not told and (found.end() < len(text) or goes_on or not found[0].endswith(b"://"))


@cache
def _known(family: str) -> dict[bytes, tuple[tuple[str, str, re.Pattern[bytes] | None], ...]]:
    """By a word of each: the name (none where it is the text itself), its use, and how a text begins that says it."""
    found: dict[bytes, tuple[tuple[str, str, re.Pattern[bytes] | None], ...]] = {}
    for one in (item for items in vocabulary(family).evidence.values() for item in items if item.form in SAID):
        word = one.name.rpartition(".")[2].encode()
        # a scheme leads to something, also by way of a driver (`postgresql+asyncpg://db`); a dotted name is whole, or goes on
        behind = r"(?:\+\w+)?://" if one.argument else r"(?:\.|\Z)"
        beginning = re.compile((re.escape(one.name) + behind).encode()) if one.form == "text" else None
        found[word] = (*found.get(word, ()), (one.name, one.form, beginning))
    for name in shipped.data("rules/lexicon/auth")["defaults"].get(family, ()):
        word = name.partition(".")[0].encode()
        found[word] = (*found.get(word, ()), ("", "text", re.compile(re.escape(name.encode()) + rb"\.(?=\w+\Z)")))
    return found
