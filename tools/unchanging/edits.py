"""A source, its syntax, and texts put in the place of pieces of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tree_sitter import Node

from keeper_validate.extract.grammars import parse
from keeper_validate.extract.language import Language, language_of

Files = dict[str, bytes]
Rewriting = Callable[[Files], Files]
Edit = tuple[int, int, bytes]

_TEMPLATES = frozenset({"vue", "svelte", "astro"})
_LARGE = 300_000


def each(path: str, source: bytes) -> tuple[Language, Node] | None:
    """The language and the syntax of a source that its grammar reads whole; None of any other, and of templates."""
    language = language_of(path)
    if language is None or language.name in _TEMPLATES or len(source) > _LARGE:
        return None
    root = parse(language, source).root_node
    return None if root.has_error else (language, root)


def edited(path: str, source: bytes, edits: list[Edit]) -> bytes:
    """The source with the edits, or as it was where the grammar would not read what comes of it."""
    written = source
    for start, end, text in sorted(edits, reverse=True):
        written = written[:start] + text + written[end:]
    return written if edits and each(path, written) is not None else source


def text_of(node: Node) -> bytes:
    """What a node is written as."""
    return node.text or b""


def below(node: Node, *types: str) -> Iterator[Node]:
    """The nodes under one, itself too, that have one of the types (any, where none is given), in the order of the source."""
    pending = [node]
    while pending:
        one = pending.pop()
        if not types or one.type in types:
            yield one
        pending.extend(reversed(one.children))
