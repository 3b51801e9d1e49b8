"""The lengths that clauses limit, of files, functions and classes, as uses of the kind `size` where one is beyond what was asked for.

Their queries are data (`rules/lexicon/sizes.yaml`), and none runs that nobody asked for. Must not know who asks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tree_sitter import Node, Query, QueryCursor

from keeper_validate import shipped
from keeper_validate.element import Use
from keeper_validate.extract.decoding import Unreadable
from keeper_validate.extract.grammars import GrammarMissing, grammar, parse
from keeper_validate.extract.language import Language, language_of
from keeper_validate.extract.records import reader

KIND = "size"
FILE = "file"


def sizes(path: str, source: bytes, asked: frozenset[str]) -> Iterator[Use]:
    """What is longer than was asked for (`function>50`); its form tells how long it is, and what it is called."""
    for name in sorted(asked):
        what, _, most = name.partition(">")
        for line, end, called in _spans(path, source, what):
            length = end - line + 1
            if length > int(most):
                yield Use(KIND, name, path, line if what != FILE else int(most) + 1, form=f"{length} {called}".strip())


def _spans(path: str, source: bytes, what: str) -> Iterator[tuple[int, int, str]]:
    if what == FILE:
        yield 1, source.count(b"\n") + (not source.endswith(b"\n")), ""
        return
    language = language_of(path)
    query = _query(language, what) if language else None
    if language is None or query is None:
        return
    prepared = getattr(reader(language), "prepared", None)
    try:
        root = parse(language, prepared(source) if prepared is not None else source).root_node
    except (GrammarMissing, Unreadable):
        return
    for _, found in QueryCursor(query).matches(root):
        yield _lines(found["it"][0], found["name"][0])


def _lines(node: Node, name: Node) -> tuple[int, int, str]:
    return node.start_point.row + 1, node.end_point.row + 1, (name.text or b"").decode("utf-8", "replace")


@cache
def _query(language: Language, what: str) -> Query | None:
    """The query for what is counted in a language; None where it has none, or no grammar."""
    told = shipped.data("rules/lexicon/sizes").get(what, {}).get("in", {})
    text = next((text for where, text in told.items() if {language.name, language.rules} & set(where.split())), None)
    try:
        return Query(grammar(language), text) if text else None
    except GrammarMissing:
        return None
