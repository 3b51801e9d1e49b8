"""The lines of a source on which tests stand that belong to the file which they test: `#[cfg(test)] mod tests`, `#[test] fn`.

Must not know what is looked for there."""

from __future__ import annotations

from collections.abc import Iterator

from tree_sitter import Node

from keeper_validate.extract.decoding import Unreadable
from keeper_validate.extract.grammars import GrammarMissing, parse
from keeper_validate.extract.language import language_of
from keeper_validate.extract.plain.declared import is_test
from keeper_validate.extract.plain.grammars import GRAMMARS


def tested_lines(path: str, source: bytes) -> tuple[range, ...]:
    """The lines of each test, or module of tests, in a source; none in a language whose tests have files of their own."""
    language = language_of(path)
    grammar = GRAMMARS.get(language.rules) if language else None
    if language is None or grammar is None or not grammar.tested or b"test" not in source:
        return ()
    try:
        root = parse(language, source).root_node
    except (GrammarMissing, Unreadable):
        return ()
    return tuple(_tests(root, grammar.tested))


def _tests(node: Node, tested: frozenset[str]) -> Iterator[range]:
    for child in node.named_children:
        if child.type in tested and is_test(child):
            yield range(child.start_point.row + 1, child.end_point.row + 2)
        elif (body := child.child_by_field_name("body")) is not None and child.type in tested:
            yield from _tests(body, tested)
