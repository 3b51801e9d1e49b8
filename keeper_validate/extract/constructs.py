"""Constructs of languages that clauses ask for by name, such as a nested ternary or an empty catch block, as uses of the form `construct`.

Their queries are data (`rules/lexicon/constructs.yaml`), and none runs that nobody asked for. Must not know who asks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tree_sitter import Query, QueryCursor

from keeper_validate import shipped
from keeper_validate.element import Use
from keeper_validate.extract.decoding import Unreadable
from keeper_validate.extract.grammars import GrammarMissing, grammar, parse
from keeper_validate.extract.language import Language, language_of
from keeper_validate.extract.records import reader

FORM = "construct"


def constructs(path: str, source: bytes, names: frozenset[str]) -> Iterator[Use]:
    """The constructs of some names that a source holds, each line once; none where it cannot be read, of which the snapshot tells."""
    language = language_of(path)
    queries = [(name, query) for name in sorted(names) if (query := _query(language, name))] if language else []
    if not language or not queries:
        return
    prepared = getattr(reader(language), "prepared", None)
    try:
        root = parse(language, prepared(source) if prepared is not None else source).root_node
    except (GrammarMissing, Unreadable):
        return
    for name, query in queries:
        found = {node.start_point.row for _, captures in QueryCursor(query).matches(root) for node in captures["it"]}
        yield from (Use("token", name, path, row + 1, form=FORM) for row in sorted(found))


@cache
def _query(language: Language, name: str) -> Query | None:
    """The query of a construct for a language; None where nothing is called so, or the language has none or no grammar."""
    told = shipped.data("rules/lexicon/constructs").get(name, {"in": {}})["in"]
    text = next((text for where, text in told.items() if {language.name, language.rules} & set(where.split())), None)
    try:
        return Query(grammar(language), text) if text else None
    except GrammarMissing:
        return None
