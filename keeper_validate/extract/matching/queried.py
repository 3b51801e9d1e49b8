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
from keeper_validate.extract.records import rooted

# What a reader takes out of a source before it is read.
_HEADERS = ("((import)", "(package_header")


def queried(path: str, source: bytes, lexicon: str, names: Iterable[str]) -> Iterator[tuple[str, dict[str, list[Node]]]]:
    """The matches of the queries of some names, in the order of these, each with its captures."""
    language = language_of(path)
    queries = [(name, text) for name in sorted(names) if (text := _query_text(language, lexicon, name))] if language else []
    if not language or not queries:
        return
    try:
        read_as, _, root = rooted(language, source)
    except (GrammarMissing, Unreadable):
        return
    for name, text in queries:
        asked = parse(language, source).root_node if any(header in text for header in _HEADERS) else root
        yield from ((name, captures) for _, captures in QueryCursor(_query(read_as, text)).matches(asked))


def _query_text(language: Language, lexicon: str, name: str) -> str | None:
    """The query of a name for a language; None where nothing is called so, or the language has none."""
    told = shipped.data(f"rules/lexicon/{lexicon}").get(name, {}).get("in", {})
    texts: Iterator[str] = (text for where, text in told.items() if {language.name, language.rules} & set(where.split()))
    return next(texts, None)


@cache
def _query(language: Language, text: str) -> Query:
    query: Query = Query(grammar(language), text)
    return query
