"""What the queries of a lexicon find in a source, each only where it is asked for by name; none where the source cannot be read, which the
snapshot tells of.

An entry of such a lexicon says its query by languages or families of rules, under `in`. Must not know who asks, nor for what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from tree_sitter import Node, Query, QueryCursor

from keeper_validate import shipped
from keeper_validate.extract.decoding import Unreadable
from keeper_validate.extract.grammars import GrammarMissing, grammar, parse
from keeper_validate.extract.language import Language, language_of
from keeper_validate.extract.records import reader


def queried(path: str, source: bytes, lexicon: str, names: Iterable[str]) -> Iterator[tuple[str, dict[str, list[Node]]]]:
    """The matches of the queries of some names, in the order of these, each with its captures."""
    language = language_of(path)
    queries = [(name, query) for name in sorted(names) if (query := _query(language, lexicon, name))] if language else []
    if not language or not queries:
        return
    prepared = getattr(reader(language), "prepared", None)
    try:
        root = parse(language, prepared(source) if prepared is not None else source).root_node
    except (GrammarMissing, Unreadable):
        return
    for name, query in queries:
        yield from ((name, captures) for _, captures in QueryCursor(query).matches(root))


@cache
def _query(language: Language, lexicon: str, name: str) -> Query | None:
    """The query of a name for a language; None where nothing is called so, or the language has none or no grammar."""
    told = shipped.data(f"rules/lexicon/{lexicon}").get(name, {}).get("in", {})
    text = next((text for where, text in told.items() if {language.name, language.rules} & set(where.split())), None)
    try:
        return Query(grammar(language), text) if text else None
    except GrammarMissing:
        return None
